import { isLoopbackHost } from '#shared/loopback.ts';

export interface PushHosts {
  /** Known push services and their sub-domains. */
  pushHosts: readonly string[];
  publicSiteUrl: string;
}

/**
 * Whether the site sends messages there. What a browser says its address is comes from outside: only known services are
 * called, or this machine by a site that itself is only on this machine.
 */
export function isPushEndpoint(endpoint: string, { pushHosts, publicSiteUrl }: PushHosts): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (isLoopbackHost(hostname)) return /^https?:$/.test(protocol) && isLoopbackHost(new URL(publicSiteUrl).hostname);
  return protocol === 'https:' && port === '' && pushHosts.some((host) => isWithin(hostname, host.toLowerCase()));
}

function isWithin(name: string, host: string): boolean {
  const plain = host.replace(/^\*\./, '');
  return name === plain || name.endsWith(`.${plain}`);
}
