import { MAX_COOKIE_CHUNKS, SESSION_COOKIE } from '#shared/session-cookie.ts';

const BASE64_MARK = 'base64-';

/**
 * The access token in the session's cookie, whole or in chunks; `undefined` without one. Nothing else is read: the
 * browser wrote the cookie, so only what is signed can be trusted.
 * @param header the request's `Cookie` header
 */
export function readAccessToken(header: string | undefined): string | undefined {
  if (header === undefined || !header.includes(SESSION_COOKIE.name)) return undefined;
  const value = readSessionValue(header);
  return value === '' ? undefined : tokenIn(value);
}

/** Joins the cookie as the browser client does: the whole one if it exists, else the chunks up to the first gap. */
function readSessionValue(header: string): string {
  const chunks: string[] = [];
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (!name.startsWith(SESSION_COOKIE.name)) continue;
    const value = pair.slice(equals + 1).trim();
    if (name === SESSION_COOKIE.name && value !== '') return decoded(value);
    const chunk = chunkNumber(name);
    // The first of several cookies with one name counts, because browsers send the most specific first.
    if (chunk !== undefined) chunks[chunk] ??= decoded(value);
  }
  return joined(chunks);
}

function joined(chunks: readonly (string | undefined)[]): string {
  let value = '';
  for (const chunk of chunks) {
    if (!chunk) break;
    value += chunk;
  }
  return value;
}

/** Returns 0 to 19 for `name.0` and so on; `undefined` for any other name. */
function chunkNumber(name: string): number | undefined {
  const suffix = name.slice(SESSION_COOKIE.name.length);
  if (!/^\.(?:0|[1-9]\d?)$/.test(suffix)) return undefined;
  const number = Number(suffix.slice(1));
  return number < MAX_COOKIE_CHUNKS ? number : undefined;
}

function decoded(value: string): string {
  const bare = value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  if (!bare.includes('%')) return bare;
  try {
    return decodeURIComponent(bare);
  } catch {
    // The cookie was set by a program that does not escape.
    return bare;
  }
}

function tokenIn(value: string): string | undefined {
  const text = value.startsWith(BASE64_MARK)
    ? Buffer.from(value.slice(BASE64_MARK.length), 'base64url').toString('utf8')
    : value;
  try {
    const session: unknown = JSON.parse(text);
    if (typeof session !== 'object' || session === null || !('access_token' in session)) return undefined;
    return typeof session.access_token === 'string' ? session.access_token : undefined;
  } catch {
    // A truncated or foreign value counts as missing.
    return undefined;
  }
}
