import type { IncomingHttpHeaders } from 'node:http';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request by this method changes nothing. */
export function isRead(method: string): boolean {
  return READS.has(method);
}

/**
 * Whether a request may change something with the cookie that its browser adds by itself: it comes from a page of this
 * origin. A bearer token is added by a program that holds it, so it needs no such proof.
 * @param siteOrigin the site's own origin, as browsers send it in `Origin`
 */
export function isFromThisSite(method: string, headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  if (isRead(method) || bearerOf(headers) !== undefined) return true;
  const fetchSite = headers['sec-fetch-site'];
  return fetchSite === undefined ? headers.origin === siteOrigin : fetchSite === 'same-origin';
}

/**
 * What stands behind `Authorization: Bearer`, be it a token or not. Whoever names one is never asked for a cookie: what
 * needs no proof of its origin must not be let in by what the browser adds.
 */
export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  const given = authorization === undefined ? null : /^bearer(?:\s+(.*))?$/i.exec(authorization);
  return given ? (given[1] ?? '') : undefined;
}
