import { isLoopbackHost } from '#shared/loopback.ts';

/** What the door to nicknames looks at (contract §4). */
export interface NicknameDoorConfig {
  readonly host: string;
  readonly publicSiteUrl: string;
  readonly allowLocalAuth: boolean;
  readonly authUrl?: string | undefined;
}

/** As Node gives them: names in lower case. */
type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>> & {
  readonly host?: string | undefined;
};

/** What proxies and tunnels leave behind. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-forwarded-port',
  'x-real-ip',
  'x-client-ip',
  'x-original-host',
  'cf-connecting-ip',
  'cf-ray',
  'true-client-ip',
  'fly-client-ip',
  'x-vercel-forwarded-for',
  'x-amzn-trace-id',
];

/** Whether signing in by a mere nickname is offered at all: on one's own machine, or where it was allowed aloud. */
export function isNicknameSignInOpen({ host, publicSiteUrl, allowLocalAuth, authUrl }: NicknameDoorConfig): boolean {
  if (authUrl !== undefined) return false;
  return allowLocalAuth || (isLoopbackHost(host) && isLoopbackHost(new URL(publicSiteUrl).hostname));
}

/** Whether this request may use it: not one that came from elsewhere through a proxy, whatever the settings say. */
export function mayUseNickname(config: NicknameDoorConfig, headers: RequestHeaders): boolean {
  if (!isNicknameSignInOpen(config)) return false;
  if (config.allowLocalAuth) return true;
  const isForwarded = FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
  // A name that leads here by a foreign DNS entry is no name of this machine.
  return !isForwarded && isLoopbackHost(hostNameOf(headers.host));
}

function hostNameOf(host: string | undefined): string {
  return host !== undefined && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
