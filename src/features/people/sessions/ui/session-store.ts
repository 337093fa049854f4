import type { Session } from '@supabase/supabase-js';
import { signInSettings } from './public/me-store.ts';
import type { SessionClient } from './session-client.ts';

interface Held {
  client?: Promise<SessionClient> | undefined;
  session: Session | null;
  /** When the session last changed, on the clock of `performance`. */
  changedAt: number;
}

const held: Held = { session: null, changedAt: -1 };

/** The provider's client, one for the page; fetched when it is first asked for. */
export function sessionClient(): Promise<SessionClient> {
  held.client ??= createClient().catch((error: unknown) => {
    held.client = undefined;
    throw error;
  });
  return held.client;
}

async function createClient(): Promise<SessionClient> {
  const [{ createSessionClient }, settings] = await Promise.all([import('./session-client.ts'), signInSettings()]);
  return createSessionClient(settings);
}

/** Keeps the session as it was last told, with its user. */
export function startSessionStore(session: Session | null): void {
  if (held.session?.access_token !== session?.access_token) held.changedAt = performance.now();
  held.session = session;
}

/** Whether the session is a newer one than at that moment, on the clock of `performance`. */
export function hasChangedSince(moment: number): boolean {
  return held.session !== null && held.changedAt > moment;
}
