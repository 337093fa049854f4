import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { ApiError } from '#platform/client/api-error.ts';
import { clearPersonalData } from '#platform/client/private-data.ts';
import { hasSessionCookie } from '#shared/session-cookie.ts';
import type { Me } from '../../profiles/profile.contract.ts';
import { storeMe, storePending, storeSignedIn, storeSignedOut } from './last-seen.ts';
import { fetchMe } from './public/own-api.ts';
import type { SessionClient } from './session-client.ts';
import { createFollower, sessionAfter } from './session-follower.ts';
import { sessionClient, startSessionStore } from './session-store.ts';

let following: Promise<SessionClient> | undefined;

const follower = createFollower({
  loadMe,
  showSomebody: storeSignedIn,
  showMe: storeMe,
  showNobody: storeSignedOut,
  showAway: storePending,
  clearPersonalData,
  later: (milliseconds, act) => setTimeout(act, milliseconds),
});

export function followSession(): Promise<SessionClient> {
  following ??= begin().catch((error: unknown) => {
    following = undefined;
    throw error;
  });
  return following;
}

export async function followNow(): Promise<Session | null> {
  const client = await followSession();
  const { data, error } = await client.auth.getSession();
  if (error?.name === 'AuthRetryableFetchError') throw error;
  settle(data.session);
  return data.session;
}

export function followNobody(): void {
  settle(null);
}

async function begin(): Promise<SessionClient> {
  const client = await sessionClient();
  client.auth.onAuthStateChange((event, session) => {
    // The client awaits this callback, and calls of the client in here wait for the client: a deadlock without the new
    // task.
    setTimeout(() => onEvent(client, event, session));
  });
  return client;
}

function onEvent(client: SessionClient, event: AuthChangeEvent, session: Session | null): void {
  const next = sessionAfter(event, session);
  if (event === 'INITIAL_SESSION' && next === null && hasSessionCookie(document.cookie)) {
    void settleUnclear(client);
    return;
  }
  settle(next);
}

/** A cookie without a session: it is broken, or the provider is unreachable and the session may still be valid. */
async function settleUnclear(client: SessionClient): Promise<void> {
  const { data, error } = await client.auth.getSession();
  if (data.session || error?.name !== 'AuthRetryableFetchError') settle(data.session);
  else storePending();
}

function settle(session: Session | null): void {
  startSessionStore(session);
  follower.follow(session);
}

async function loadMe(): Promise<Me | null> {
  try {
    return await fetchMe();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'LOGIN_REQUIRED')) throw error;
    // The API has ended the session and it could not be refreshed, so the browser must not show it any longer.
    await endHere();
    // The client's event decides.
    return new Promise(() => undefined);
  }
}

async function endHere(): Promise<void> {
  const client = await sessionClient();
  await client.auth.signOut({ scope: 'local' });
}
