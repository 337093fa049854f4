import { inTab, json } from '#platform/client/device-storage.ts';

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

const COOKIE = 'return-to';
const REMEMBERED_S = 600;

/**
 * Stored per tab, so that concurrent sign-ins return to their own pages. The cookie serves sign-ins that end in another
 * tab.
 */
const ofTab = inTab('return-to', json(parsePlace));

/** The Cookie Store API exists on https only. */
const cookies = (): { cookie: string } => document;

export function rememberPath(path: string): void {
  if (returnPath(path, location.origin) === undefined) return;
  writeCookie(encodeURIComponent(path), REMEMBERED_S);
  ofTab.save({ path, at: Date.now() });
}

export function rememberedPath(): string | undefined {
  return returnPath(pathOfTab() ?? pathInCookie(), location.origin);
}

export function clearReturnPath(): void {
  const own = pathOfTab();
  ofTab.delete();
  // A different value was written by another tab, whose sign-in is not finished.
  if (own === undefined || own === pathInCookie()) writeCookie('', 0);
}

function pathOfTab(): string | undefined {
  const place = ofTab.read();
  return place && Math.abs(Date.now() - place.at) < REMEMBERED_S * 1000 ? place.path : undefined;
}

function pathInCookie(): string | undefined {
  const found = document.cookie.match(new RegExp(`(?:^|; )${COOKIE}=([^;]*)`))?.[1];
  return found && decoded(found);
}

function parsePlace(value: unknown): { path: string; at: number } | null {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('at' in value)) return null;
  const { path, at } = value;
  return typeof path === 'string' && typeof at === 'number' ? { path, at } : null;
}

function writeCookie(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  cookies().cookie = `${COOKIE}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
