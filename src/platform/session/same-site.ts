import type { IncomingHttpHeaders } from 'node:http';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isRead(method: string): boolean {
  return READS.has(method);
}

/**
 * Whether a request may make changes with the cookie that browsers add by themselves: it must come from a page of this
 * origin. A bearer token is added by a program that has it, so it needs no such proof.
 * @param siteOrigin the site's own origin, as browsers send it in `Origin`
 */
export function isFromThisSite(method: string, headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  if (isRead(method) || readBearer(headers) !== undefined) return true;
  const fetchSite = headers['sec-fetch-site'];
  return fetchSite === undefined ? headers.origin === siteOrigin : fetchSite === 'same-origin';
}

/**
 * The value of `Authorization: Bearer`, valid or not. If there is one, the cookie is not used: a request that is exempt
 * from the origin check must not be authenticated by what the browser adds.
 */
export function readBearer({ authorization }: IncomingHttpHeaders): string | undefined {
  const given = authorization === undefined ? null : /^bearer(?:\s+(.*))?$/i.exec(authorization);
  return given ? (given[1] ?? '') : undefined;
}
