/** Views without a referring page. */
export const DIRECT = '';
/** Hosts beyond the number that a day may have. No host has this name. */
export const OTHER_HOSTS = '*';
export const HOSTS_A_DAY = 200;

/** No referring host is read beyond it: a host has at most 253 letters. */
const MAX_LENGTH = 300;
const AUTHORITY = /^https?:\/\/(?:[^/?#@]*@)?([^/?#@:]+)(?::\d{1,5})?(?:[/?#]|$)/;
const HOST = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;
const MAX_HOST_LENGTH = 253;

/**
 * Returns the host of a `Referer` without `www.`, `DIRECT` when there is none, `OTHER_HOSTS` for what is no host, and null for one
 * of the site's own.
 * @param own names of this site, without ports
 */
export function referringHost(referer: string | undefined, own: readonly (string | undefined)[]): string | null {
  if (referer === undefined || referer === '') return DIRECT;
  const host = AUTHORITY.exec(referer.slice(0, MAX_LENGTH).toLowerCase())?.[1];
  if (host === undefined) return OTHER_HOSTS;
  if (own.includes(host)) return null;
  if (host.length > MAX_HOST_LENGTH || !HOST.test(host)) return OTHER_HOSTS;
  return host.replace(/^www\.(?=.*\.)/, '');
}
