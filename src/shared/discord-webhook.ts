const WEBHOOKS_PATH = '/api/webhooks/';
const ADDRESS = new RegExp(String.raw`^${WEBHOOKS_PATH}\d{5,25}/[\w-]{10,200}$`);

/** Accepts only Discord's webhooks, because the site itself sends requests there (prevents SSRF). */
export function isWebhookAddress(url: string, discordUrl: string): boolean {
  return url.startsWith(`${discordUrl}/`) && ADDRESS.test(url.slice(discordUrl.length));
}

export function webhookAddressHint(discordUrl: string): string {
  return `${discordUrl}${WEBHOOKS_PATH}…로 시작하는 웹후크 주소를 넣어 주세요.`;
}
