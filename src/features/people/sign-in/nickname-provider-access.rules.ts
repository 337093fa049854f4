import { isLoopbackHost } from '#shared/loopback.ts';

/** contract §4 */
export interface NicknameAccessConfig {
  readonly host: string;
  readonly publicSiteUrl: string;
  readonly allowLocalAuth: boolean;
  readonly authUrl?: string | undefined;
}

type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>> & {
  readonly host?: string | undefined;
};

export interface ReceivedRequest {
  readonly headers: RequestHeaders;
  readonly httpVersion: string;
}

/** What nginx speaks to the servers behind it unless told otherwise, and no browser does. */
const VERSION_OF_PROXIES = '1.0';

const FORWARDING_HEADERS = [
  /^x-(?:original-)?forwarded(?:-|$)/,
  /^(?:forwarded|via|cdn-loop|true-client-ip|x-real-ip|x-original-(?:host|url)|x-proxyuser-ip)$/,
  /^(?:x-)?[a-z-]*(?:client|connecting)-?ip$/,
  /^(?:cf|fly|x-vercel|x-amzn|x-amz-cf|x-azure|x-envoy|x-goog|tailscale|ngrok)-/,
];

/** On the developer's own machine, or by an explicit setting. */
export function isNicknameSignInOpen({ host, publicSiteUrl, allowLocalAuth, authUrl }: NicknameAccessConfig): boolean {
  if (authUrl !== undefined) return false;
  return allowLocalAuth || (isLoopbackHost(host) && isLoopbackHost(new URL(publicSiteUrl).hostname));
}

export function mayUseNickname(config: NicknameAccessConfig, { headers, httpVersion }: ReceivedRequest): boolean {
  if (!isNicknameSignInOpen(config)) return false;
  if (config.allowLocalAuth) return true;
  // A foreign DNS name may resolve to this machine (DNS rebinding), so only loopback names count.
  const isDirect = httpVersion !== VERSION_OF_PROXIES && !isForwarded(headers);
  return isDirect && isLoopbackHost(hostNameOf(`http://${headers.host ?? ''}`)) && !isOfOtherPage(headers);
}

function isForwarded(headers: RequestHeaders): boolean {
  return Object.keys(headers).some((name) => FORWARDING_HEADERS.some((pattern) => pattern.test(name)));
}

/** By default nginx adds no headers and rewrites `Host`; then only browsers' own headers show the page's origin. */
function isOfOtherPage({ origin, referer }: RequestHeaders): boolean {
  return [origin, referer].some((address) => address !== undefined && !isLoopbackHost(hostNameOf(String(address))));
}

function hostNameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
