import { createChunks, stringToBase64URL } from '@supabase/ssr';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoint } from '#shared/endpoint.ts';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import { SUCCESS } from '#shared/success.ts';
import { answering } from '#tests/components/calls.ts';
import { endSession } from '../session.contract.ts';
import { endReplaced } from './replaced-session.ts';
import { createSessionClient } from './session-client.ts';

const ANN = '00000000-0000-4000-8000-00000000000a';
const BEA = '00000000-0000-4000-8000-00000000000b';
const createId = (place: number) => `00000000-0000-4000-8000-00000000010${place}`;
const anHourOn = () => Math.floor(Date.now() / 1000) + 3600;
/** Korean text and more letters than one cookie takes. */
const user_metadata = { full_name: '바람나루', about: '가'.repeat(900) };

const getUser = endpoint({
  method: 'GET',
  path: '/auth/v1/user',
  who: 'anyone',
  tags: [],
  summary: '',
  response: { 200: null as never },
});

function tokens(userId: string, session: number) {
  const claims = { sub: userId, session_id: createId(session), exp: anHourOn(), user_metadata };
  const [head, body] = [{ alg: 'ES256' }, claims].map((part) => stringToBase64URL(JSON.stringify(part)));
  return { access_token: `${head}.${body}.unsigned`, refresh_token: `refresh ${session}` };
}

function client() {
  return createSessionClient({ url: null, publicKey: 'key', providers: [], isOpenToNicknames: false });
}

/** As the client does once a code was exchanged, or a token refreshed. */
async function saveHere(userId: string, session: number): Promise<void> {
  const { error } = await client().auth.setSession(tokens(userId, session));
  expect(error).toBeNull();
}

function saveInOtherTab(userId: string, session: number): void {
  const text = JSON.stringify({ ...tokens(userId, session), expires_at: anHourOn(), user: { id: userId } });
  removeCookies();
  for (const { name, value } of createChunks(SESSION_COOKIE.name, `base64-${stringToBase64URL(text)}`)) {
    // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API exists on https only.
    document.cookie = `${name}=${value}; path=/`;
  }
}

function removeCookies(): void {
  for (const [name] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    // biome-ignore lint/suspicious/noDocumentCookie: As above.
    if (name?.startsWith(SESSION_COOKIE.name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

let ended: readonly { params: { id?: string } }[];

beforeEach(() => {
  removeCookies();
  ended = answering(endSession, () => SUCCESS);
  answering(getUser, () => ({ id: ANN, aud: 'authenticated', user_metadata }) as never);
});
afterEach(removeCookies);

async function endedNow(): Promise<unknown[]> {
  await endReplaced();
  return ended.map(({ params }) => params.id);
}

describe('a sign-in over another one of this device', () => {
  it('ends the session that its own was written over', async () => {
    await saveHere(ANN, 1);
    expect(await endedNow()).toEqual([]);
    await saveHere(ANN, 2);
    expect(await endedNow()).toEqual([createId(1)]);
    expect(await endedNow()).toEqual([createId(1)]);
  });

  it('ends the one that another tab had just made, and not the one which that tab had replaced', async () => {
    await saveHere(ANN, 1);
    await endedNow();
    saveInOtherTab(ANN, 2);
    await saveHere(ANN, 3);
    expect(await endedNow()).toEqual([createId(2)]);
  });

  it('leaves the one that another tab wrote over its own', async () => {
    await saveHere(ANN, 1);
    await saveHere(ANN, 2);
    saveInOtherTab(ANN, 3);
    expect(await endedNow()).toEqual([createId(1)]);
  });

  it('leaves the session of another person', async () => {
    saveInOtherTab(BEA, 1);
    await saveHere(ANN, 2);
    expect(await endedNow()).toEqual([]);
  });

  it('leaves a session that was only refreshed', async () => {
    await saveHere(ANN, 1);
    await saveHere(ANN, 1);
    expect(await endedNow()).toEqual([]);
  });

  it.each(['', 'base64-', 'base64-eyJ9', 'a'.repeat(40)])('begins over a broken cookie: %j', async (value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: As above.
    document.cookie = `${SESSION_COOKIE.name}=${value}; path=/`;
    await saveHere(ANN, 1);
    expect(await endedNow()).toEqual([]);
  });
});
