import { parseCookieHeader, serializeCookieHeader, stringFromBase64URL, stringToBase64URL } from '@supabase/ssr';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import type { Cookie } from './session-in-cookies.ts';

type CookieOptions = Parameters<typeof serializeCookieHeader>[2];

/** Seconds: twice as long as the embedded provider waits for a sign-in. The client's default is 400 days. */
const VERIFIER_S = 600;
const VERIFIER = /-code-verifier$/;
const NEWEST = `${SESSION_COOKIE.name}-code-verifier`;
const INDEX = `${SESSION_COOKIE.name}-flows-code-verifier`;
const BASE64 = 'base64-';

const toCookieName = (flowId: string) => `${SESSION_COOKIE.name}-flow-${flowId}-code-verifier`;

/** The Cookie Store API exists on https only. */
const browser = (): { cookie: string } => document;

/** Reads and writes the client's cookies unchanged, except that verifiers expire when a sign-in would. */
export const clientCookies = {
  getAll: (): Cookie[] => parseCookieHeader(browser().cookie),
  setAll(cookies: readonly (Cookie & { options: CookieOptions })[]): void {
    for (const { name, value, options } of cookies) write(name, value, options);
  },
};

/** Removes the cookies of a sign-in that was abandoned or refused before the client could finish it. */
export function removeFlow(flowId: string): void {
  const cookies = new Map(clientCookies.getAll().map(({ name, value }) => [name, value]));
  const slot = cookies.get(toCookieName(flowId));
  if (slot === undefined) return;
  remove(toCookieName(flowId));
  if (cookies.get(NEWEST) === slot) remove(NEWEST);
  const others = parseFlows(cookies.get(INDEX)).filter((id) => id !== flowId);
  if (others.length === 0) remove(INDEX);
  else write(INDEX, BASE64 + stringToBase64URL(JSON.stringify(others)), ownOptions());
}

/**
 * Shortens the lifetime of verifiers instead of deleting them, because other tabs may need theirs. Earlier releases
 * wrote them for 400 days.
 */
export function shortenVerifiers(): void {
  for (const { name, value } of clientCookies.getAll()) {
    if (name.startsWith(SESSION_COOKIE.name) && VERIFIER.test(name)) write(name, value, ownOptions());
  }
}

function write(name: string, value: string, options: CookieOptions): void {
  const isLong = VERIFIER.test(name) && (options.maxAge ?? VERIFIER_S) > VERIFIER_S;
  browser().cookie = serializeCookieHeader(name, value, isLong ? { ...options, maxAge: VERIFIER_S } : options);
}

function remove(name: string): void {
  write(name, '', { ...ownOptions(), maxAge: 0 });
}

function ownOptions(): CookieOptions {
  const { path, sameSite, maxAge } = SESSION_COOKIE;
  return { path, sameSite, maxAge, secure: location.protocol === 'https:' };
}

function parseFlows(index: string | undefined): string[] {
  try {
    const flows: unknown = JSON.parse(stringFromBase64URL(index?.slice(BASE64.length) ?? ''));
    return Array.isArray(flows) ? flows.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
