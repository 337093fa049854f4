import type { Session } from '@supabase/supabase-js';
import { signInSettings } from './public/me-store.ts';
import type { SessionClient } from './session-client.ts';

interface SessionState {
  client?: Promise<SessionClient> | undefined;
  session: Session | null;
  /** When the session last changed, on the clock of `performance`. */
  changedAt: number;
}

const state: SessionState = { session: null, changedAt: -1 };

/** The provider's client, one for the page; fetched when it is first asked for. */
export function sessionClient(): Promise<SessionClient> {
  state.client ??= createClient().catch((error: unknown) => {
    state.client = undefined;
    throw error;
  });
  return state.client;
}

async function createClient(): Promise<SessionClient> {
  const [{ createSessionClient }, settings] = await Promise.all([import('./session-client.ts'), signInSettings()]);
  return createSessionClient(settings);
}

/** Keeps the session as it was last told, with its user. */
export function startSessionStore(session: Session | null): void {
  if (state.session?.access_token !== session?.access_token) state.changedAt = performance.now();
  state.session = session;
}

/** Whether the session is a newer one than at that moment, on the clock of `performance`. */
export function hasChangedSince(moment: number): boolean {
  return state.session !== null && state.changedAt > moment;
}
