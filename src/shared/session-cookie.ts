/** The session's cookie, written by the browser's client and read by the API (product.md §9, contract §4). */
export const SESSION_COOKIE = {
  name: 'sb-baramnaru-auth-token',
  path: '/',
  sameSite: 'lax',
  /** 400 days, in seconds. */
  maxAge: 400 * 24 * 60 * 60,
} as const;

/** The most chunks of a long value, which is split into `name.0`, `name.1` … of at most 3180 characters. */
export const MAX_COOKIE_CHUNKS = 20;

const FIRST_COOKIE = new RegExp(`(?:^|; )${SESSION_COOKIE.name}(?:\\.0)?=`);

export function hasSessionCookie(cookies: string): boolean {
  return FIRST_COOKIE.test(cookies);
}
