import { isLoopbackHost } from '#shared/loopback.ts';

/** What the door to nicknames looks at (contract §4). */
export interface NicknameAccessConfig {
  readonly host: string;
  readonly publicSiteUrl: string;
  readonly allowLocalAuth: boolean;
  readonly authUrl?: string | undefined;
}

/** As Node gives them: names in lower case. */
type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>> & {
  readonly host?: string | undefined;
};

/** What proxies, tunnels and delivery networks leave behind. */
const FORWARDING_HEADERS = [
  /^x-(?:original-)?forwarded(?:-|$)/,
  /^(?:forwarded|via|cdn-loop|true-client-ip|x-real-ip|x-original-(?:host|url)|x-proxyuser-ip)$/,
  /^(?:x-)?[a-z-]*(?:client|connecting)-?ip$/,
  /^(?:cf|fly|x-vercel|x-amzn|x-amz-cf|x-azure|x-envoy|x-goog|tailscale|ngrok)-/,
];

/** Whether signing in by a mere nickname is offered at all: on one's own machine, or where it was allowed aloud. */
export function isNicknameSignInOpen({ host, publicSiteUrl, allowLocalAuth, authUrl }: NicknameAccessConfig): boolean {
  if (authUrl !== undefined) return false;
  return allowLocalAuth || (isLoopbackHost(host) && isLoopbackHost(new URL(publicSiteUrl).hostname));
}

/** Whether this request may use it: not one that came from elsewhere through a proxy, whatever the settings say. */
export function mayUseNickname(config: NicknameAccessConfig, headers: RequestHeaders): boolean {
  if (!isNicknameSignInOpen(config)) return false;
  if (config.allowLocalAuth) return true;
  // A name that leads here by a foreign DNS entry is no name of this machine.
  return !isForwarded(headers) && isLoopbackHost(hostNameOf(`http://${headers.host ?? ''}`)) && !isOfOtherPage(headers);
}

function isForwarded(headers: RequestHeaders): boolean {
  return Object.keys(headers).some((name) => FORWARDING_HEADERS.some((pattern) => pattern.test(name)));
}

/** nginx as it comes says nothing of itself and calls us by our own name: then the browser still tells where its page is. */
function isOfOtherPage({ origin, referer }: RequestHeaders): boolean {
  return [origin, referer].some((address) => address !== undefined && !isLoopbackHost(hostNameOf(String(address))));
}

function hostNameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
