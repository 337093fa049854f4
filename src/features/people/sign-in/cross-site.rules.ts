import type { IncomingHttpHeaders } from 'node:http';

/** Paths that browsers open by navigation: from any site's link, or on return from an upstream. */
const NAVIGATED = /^\/auth\/v1\/(?:authorize|callback)\/?(?:\?|$)/;

export function isNavigatedPath(url: string): boolean {
  return NAVIGATED.test(url);
}

/**
 * Returns whether another site's page makes its visitor's browser send the request. Such requests are refused before
 * they count towards the visitor's rate limits. Programs send none of these headers.
 * @param origins the site's own and those of the addresses to which a sign-in may return
 */
export function isForeignCall(url: string, headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin } = headers;
  const [site, mode, target] = ['site', 'mode', 'dest'].map((name) => headers[`sec-fetch-${name}`]);
  if (site === 'same-origin' || site === 'none') return false;
  if (mode === 'navigate' && target === 'document') return !isNavigatedPath(url);
  if (site === undefined && origin === undefined) return false;
  return origin === undefined || !origins.includes(origin);
}
