import { MOST_COOKIE_CHUNKS, SESSION_COOKIE } from '#shared/session-cookie.ts';

const BASE64_MARK = 'base64-';

/**
 * The access token in the session's cookie, whole or in chunks; undefined without one. Nothing else of the cookie is read:
 * the browser wrote it, so only what is signed can be believed.
 * @param header the request's `Cookie` header
 */
export function accessTokenOf(header: string | undefined): string | undefined {
  if (header === undefined || !header.includes(SESSION_COOKIE.name)) return undefined;
  const value = sessionValueOf(header);
  return value && tokenIn(value);
}

function sessionValueOf(header: string): string | undefined {
  const chunks = new Map<number, string>();
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (!name.startsWith(SESSION_COOKIE.name)) continue;
    const value = unquoted(pair.slice(equals + 1).trim());
    if (name === SESSION_COOKIE.name) return value;
    const chunk = chunkNumber(name);
    // Browsers put the cookie with the longer path first; ours all have the same, and the first one counts.
    if (chunk !== undefined && !chunks.has(chunk)) chunks.set(chunk, value);
  }
  return joined(chunks) || undefined;
}

/** From the first one to the one before the first that is missing. */
function joined(chunks: ReadonlyMap<number, string>): string {
  let value = '';
  for (let number = 0; chunks.has(number); number += 1) value += chunks.get(number);
  return value;
}

/** 0 to 19 of `name.0`; undefined for any other name. */
function chunkNumber(name: string): number | undefined {
  const suffix = name.slice(SESSION_COOKIE.name.length);
  if (!/^\.(?:0|[1-9]\d?)$/.test(suffix)) return undefined;
  const number = Number(suffix.slice(1));
  return number < MOST_COOKIE_CHUNKS ? number : undefined;
}

function unquoted(value: string): string {
  return value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
}

function tokenIn(value: string): string | undefined {
  try {
    const plain = value.includes('%') ? decodeURIComponent(value) : value;
    const text = plain.startsWith(BASE64_MARK)
      ? Buffer.from(plain.slice(BASE64_MARK.length), 'base64url').toString('utf8')
      : plain;
    const session: unknown = JSON.parse(text);
    if (typeof session !== 'object' || session === null || !('access_token' in session)) return undefined;
    return typeof session.access_token === 'string' ? session.access_token : undefined;
  } catch {
    // Cut or foreign: as good as none.
    return undefined;
  }
}
