import type { Session } from '@supabase/supabase-js';
import { inTab } from '#platform/client/device-storage.ts';
import { signInSettings } from './public/me-store.ts';
import type { SessionClient } from './session-client.ts';

/** Id of the sign-in flow that this tab has started; there is at most one per tab. */
export const tabFlow = inTab<string | null>('sign-in-flow', { parse: (text) => text, format: (id) => id });

interface SessionState {
  client?: Promise<SessionClient> | undefined;
  session: Session | null;
  /** Timestamp by `performance.now()`. */
  changedAt: number;
}

const state: SessionState = { session: null, changedAt: -1 };

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

export function startSessionStore(session: Session | null): void {
  if (state.session?.access_token !== session?.access_token) state.changedAt = performance.now();
  state.session = session;
}

export function hasChangedSince(moment: number): boolean {
  return state.session !== null && state.changedAt > moment;
}
