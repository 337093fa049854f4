import { createChunks } from '@supabase/ssr';
import type { Db } from '#platform/database/db.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import { readSession, requestUrl, signInVisitor, type TestSession } from './sign-in-visitor.ts';

export interface CookieOf {
  name: string;
  value: string;
  url: string;
}

/**
 * Signs in at a running site by a nickname, without a browser; creates a character of that name for a new user.
 * @returns the cookies of the session
 */
export async function signInRemotely(origin: string, nickname: string): Promise<CookieOf[]> {
  const session = await newcomerSession(origin, nickname);
  await beginCharacter(origin, nickname, session);
  return cookiesOf(origin, session);
}

/** The same, but the sign-in is an hour old: the token was refreshed since. */
export async function signInHourAgo(origin: string, db: Db, nickname: string): Promise<CookieOf[]> {
  const session = await newcomerSession(origin, nickname);
  await beginCharacter(origin, nickname, session);
  const createdAt = new Date(Date.now() - HOUR_MS);
  await db
    .updateTable('sign_in.session')
    .set({ created_at: createdAt })
    .where('user_id', '=', session.user.id)
    .execute();
  const visitor = signInVisitor(requestUrl(`${origin}/auth/v1`));
  return cookiesOf(origin, readSession(await visitor.refresh(session.refresh_token)));
}

/** The same for a newcomer, who has no character yet. */
export async function signInNewcomer(origin: string, nickname: string): Promise<CookieOf[]> {
  return cookiesOf(origin, await newcomerSession(origin, nickname));
}

async function newcomerSession(origin: string, nickname: string): Promise<TestSession> {
  const visitor = signInVisitor(requestUrl(`${origin}/auth/v1`));
  const { location, verifier } = await visitor.begin('local', `${origin}/confirm`);
  const form = await sendRequest(
    new URL(location.pathname + location.search, origin),
    origin,
    new URLSearchParams({ nickname }),
  );
  const back = await visitor.comeBack(new URL(form.headers.get('location') ?? '', origin));
  return readSession(await visitor.exchange(back.searchParams.get('code') ?? '', verifier));
}

function cookiesOf(origin: string, session: TestSession): CookieOf[] {
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  return createChunks(SESSION_COOKIE.name, value).map((chunk) => ({ ...chunk, url: origin }));
}

async function beginCharacter(origin: string, name: string, { access_token }: TestSession): Promise<void> {
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  const me = await fetch(`${origin}/api/profiles/me`, { headers });
  if (me.ok) return;
  const begun = await fetch(`${origin}/api/profiles/upsert`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name, agreed: true }),
  });
  if (!begun.ok) throw new Error(`no character for ${name}, but ${begun.status}: ${await begun.text()}`);
}

async function sendRequest(url: URL, origin: string, body: URLSearchParams): Promise<Response> {
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`the form was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
