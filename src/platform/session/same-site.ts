import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something with the cookie that its browser adds by itself: it comes from a page of this
 * origin. A bearer token is added by a program that holds it, so it needs no such proof.
 * @param siteOrigin the site's own origin, as browsers send it in `Origin`
 */
export function isFromThisSite(method: string, headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  if (SAFE_METHODS.has(method) || hasBearer(headers)) return true;
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  return headers.origin !== undefined && headers.origin === siteOrigin;
}

export function hasBearer({ authorization }: IncomingHttpHeaders): boolean {
  return authorization !== undefined && /^bearer\s/i.test(authorization);
}

/** The token of `Authorization: Bearer …`. */
export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return authorization?.match(/^bearer\s+(\S+)\s*$/i)?.[1];
}
