import { isLoopbackHost } from '#shared/loopback.ts';

/** Settings that decide who may use the nickname provider (contract §4). */
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

/** HTTP version that nginx uses towards upstream servers by default, and that no browser uses. */
const VERSION_OF_PROXIES = '1.0';

/**
 * Headers that browsers and this site's clients send by themselves. Any other header is taken as the mark of a proxy,
 * because a list of the headers that proxies add could never be complete.
 */
const DIRECT_HEADERS: ReadonlySet<string> = new Set([
  ...[
    'accept',
    'accept-charset',
    'accept-encoding',
    'accept-language',
    'cache-control',
    'connection',
    'content-encoding',
  ],
  ...['content-length', 'content-type', 'cookie', 'device-memory', 'dnt', 'downlink', 'dpr', 'ect', 'expect', 'host'],
  ...[
    'keep-alive',
    'origin',
    'pragma',
    'priority',
    'purpose',
    'range',
    'referer',
    'rtt',
    'save-data',
    'service-worker',
  ],
  ...['te', 'transfer-encoding', 'upgrade', 'upgrade-insecure-requests', 'user-agent', 'viewport-width', 'x-moz'],
  ...['apikey', 'authorization', 'x-client-info', 'x-request-id', 'x-requested-with', 'x-supabase-api-version'],
]);
const DIRECT_FAMILIES = /^(?:sec|if|access-control-request)-/;

/** Open on the developer's own machine, or by an explicit setting. */
export function isNicknameSignInOpen({ host, publicSiteUrl, allowLocalAuth, authUrl }: NicknameAccessConfig): boolean {
  if (authUrl !== undefined) return false;
  return allowLocalAuth || (isLoopbackHost(host) && isLoopbackHost(new URL(publicSiteUrl).hostname));
}

export function mayUseNickname(config: NicknameAccessConfig, { headers, httpVersion }: ReceivedRequest): boolean {
  if (!isNicknameSignInOpen(config)) return false;
  if (config.allowLocalAuth) return true;
  // A foreign DNS name may resolve to this machine (DNS rebinding), so only loopback names count.
  const isDirect = httpVersion !== VERSION_OF_PROXIES && !isForwarded(headers);
  return isDirect && isLoopbackHost(parseHostName(`http://${headers.host ?? ''}`)) && !isOfOtherPage(headers);
}

function isForwarded(headers: RequestHeaders): boolean {
  return Object.keys(headers).some((name) => !DIRECT_HEADERS.has(name) && !DIRECT_FAMILIES.test(name));
}

/** By default nginx adds no headers and rewrites `Host`; then only `Origin` and `Referer` show the page's origin. */
function isOfOtherPage({ origin, referer }: RequestHeaders): boolean {
  return [origin, referer].some((address) => address !== undefined && !isLoopbackHost(parseHostName(String(address))));
}

function parseHostName(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
