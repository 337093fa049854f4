/** The session's cookie, written by the browser's client and read by the API (product.md §9, contract §4). */
export const SESSION_COOKIE = {
  name: 'sb-baramnaru-auth-token',
  path: '/',
  sameSite: 'lax',
  /** 400 days, in seconds. */
  maxAge: 400 * 24 * 60 * 60,
} as const;

/** A long value is cut into `name.0`, `name.1` … of at most 3180 characters, and never more than this many. */
export const MAX_COOKIE_CHUNKS = 20;

/** The whole cookie or its first chunk; cookies of sign-ins under way have longer names. */
const FIRST_COOKIE = new RegExp(`(?:^|; )${SESSION_COOKIE.name}(?:\\.0)?=`);

/** @param cookies as in `document.cookie` */
export function hasSessionCookie(cookies: string): boolean {
  return FIRST_COOKIE.test(cookies);
}
