import { stringFromBase64URL } from '@supabase/ssr';
import { MAX_COOKIE_CHUNKS, SESSION_COOKIE } from '#shared/session-cookie.ts';

export interface Cookie {
  name: string;
  value: string;
}

export interface SessionInCookies {
  id: string;
  userId: string;
}

const BASE64 = 'base64-';

/**
 * Reads the session from its access token, without verifying it. Returns undefined without a session or for a broken
 * one.
 */
export function sessionIn(cookies: readonly Cookie[]): SessionInCookies | undefined {
  const values = new Map(cookies.map(({ name, value }) => [name, value]));
  const chunks = Array.from({ length: MAX_COOKIE_CHUNKS }, (_, place) => values.get(`${SESSION_COOKIE.name}.${place}`));
  const text = values.get(SESSION_COOKIE.name) || chunks.join('');
  try {
    const token: unknown = Reflect.get(parsed(text.slice(BASE64.length)), 'access_token');
    const claims = parsed(String(token).split('.')[1] ?? '');
    const id: unknown = Reflect.get(claims, 'session_id');
    const userId: unknown = Reflect.get(claims, 'sub');
    return typeof id === 'string' && typeof userId === 'string' ? { id, userId } : undefined;
  } catch {
    return undefined;
  }
}

function parsed(base64: string): object {
  return Object(JSON.parse(stringFromBase64URL(base64)));
}
