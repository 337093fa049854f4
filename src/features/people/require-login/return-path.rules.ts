const NO_GOAL = /^\/(?:login|confirm|auth)(?:\/|$)/;
const CONTROL_OR_SPACE = /[\p{Cc}\s]/u;
const MAX_CHARACTERS = 1000;

/**
 * Returns path, query and hash of a stored address of this site, otherwise undefined. An attacker who can write the
 * cookie must not be able to redirect a visitor elsewhere.
 */
export function returnPath(remembered: string | undefined, origin: string): string | undefined {
  if (!remembered?.startsWith('/') || remembered.length > MAX_CHARACTERS) return undefined;
  // Browsers drop control characters and parse a backslash as a slash: `/\evil` would be another host.
  if (CONTROL_OR_SPACE.test(remembered) || remembered.includes('\\')) return undefined;
  if (!URL.canParse(remembered, origin)) return undefined;
  const url = new URL(remembered, origin);
  // `//evil` parses as a host; `/..//evil` as a path of this site that begins with two slashes.
  if (url.origin !== origin || url.pathname.startsWith('//') || NO_GOAL.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
