import { combineChunks, parseCookieHeader, stringFromBase64URL } from '@supabase/ssr';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';

const BASE64 = 'base64-';

/** Without the client, which would use the code of its address as soon as it is made. */
export async function storedAccessToken(): Promise<string | undefined> {
  const cookies = new Map(parseCookieHeader(document.cookie).map(({ name, value }) => [name, value]));
  const text = await combineChunks(SESSION_COOKIE.name, (name) => cookies.get(name));
  try {
    const session: unknown = JSON.parse(stringFromBase64URL(text?.slice(BASE64.length) ?? ''));
    const token: unknown = Reflect.get(Object(session), 'access_token');
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
