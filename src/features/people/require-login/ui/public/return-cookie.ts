import { inTab, json } from '#platform/client/device-storage.ts';
import { returnPath } from '../../return-path.rules.ts';

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
