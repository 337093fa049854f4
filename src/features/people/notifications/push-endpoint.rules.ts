import { isLoopbackHost } from '#shared/loopback.ts';

export interface PushHosts {
  pushHosts: readonly string[];
  publicSiteUrl: string;
}

/**
 * Whether the site sends messages there. The endpoint comes from the client, so only known services are allowed, or
 * this machine for a site that is itself only on this machine (prevents SSRF).
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
