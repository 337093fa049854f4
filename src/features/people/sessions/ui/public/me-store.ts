import { useSyncExternalStore } from 'react';
import { json, onDevice } from '#platform/client/device-storage.ts';
import { hasSessionCookie } from '#shared/session-cookie.ts';
import type { SiteSignIn } from '#ui/page/site-context.tsx';
import type { Me } from '../../../profiles/profile.contract.ts';

/** Who was signed in here when it was last known: enough for the bar. */
export interface LastSeen {
  readonly name: string;
  readonly avatarUrl: string | null;
}

export type MeState =
  /** `isAway`: the server was asked who it is and did not answer; it is asked again. */
  | { readonly status: 'unknown'; readonly last?: LastSeen | null; readonly isAway?: boolean }
  | { readonly status: 'out' }
  /** `me` is null: signed in, no profile yet. */
  | { readonly status: 'in'; readonly me: Me | null };

/** Without storage the bar is a moment later. */
export const lastSeen = onDevice('last-seen', json(parseLastSeen));
const UNKNOWN: MeState = { status: 'unknown' };

let state: MeState = UNKNOWN;
let open: (signIn: SiteSignIn) => void;
const opened = new Promise<SiteSignIn>((resolve) => {
  open = resolve;
});
const listeners = new Set<() => void>();

export function meState(): MeState {
  return state;
}

/** Who is signed in. The server and the first render in the browser know nobody: personal parts fill in afterwards. */
export function useMe(): MeState {
  return useSyncExternalStore(onMe, meState, () => UNKNOWN);
}

/** Calls back after each change; returns how to stop. */
export function onMe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setMeState(next: MeState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Once per page load, before anything is fetched: without the cookie there is nobody, with it probably the last one. */
export function openMe(signIn: SiteSignIn): void {
  open(signIn);
  setMeState(hasSessionCookie(document.cookie) ? { status: 'unknown', last: lastSeen.read() } : { status: 'out' });
}

/** How people sign in at this site. */
export function signInSettings(): Promise<SiteSignIn> {
  return opened;
}

function parseLastSeen(value: unknown): LastSeen | null {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('avatarUrl' in value)) return null;
  const { name, avatarUrl } = value;
  if (typeof name !== 'string' || (typeof avatarUrl !== 'string' && avatarUrl !== null)) return null;
  return { name, avatarUrl };
}
