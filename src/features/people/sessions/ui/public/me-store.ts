import { useSyncExternalStore } from 'react';
import { json, onDevice } from '#platform/client/device-storage.ts';
import { hasSessionCookie } from '#shared/session-cookie.ts';
import type { SiteSignIn } from '#ui/page/site-context.tsx';
import type { Me } from '../../../profiles/profile.contract.ts';

export interface LastSeen {
  readonly name: string;
  readonly avatarUrl: string | null;
}

export type MeState =
  /** `isAway`: the profile could not be loaded; it is retried. */
  | { readonly status: 'unknown'; readonly last?: LastSeen | null; readonly isAway?: boolean }
  | { readonly status: 'out' }
  /** `me` is null: signed in, no profile yet. */
  | { readonly status: 'in'; readonly me: Me | null };

export const lastSeen = onDevice('last-seen', json(parseLastSeen));
const UNKNOWN: MeState = { status: 'unknown' };

let state: MeState = UNKNOWN;
let open: (signIn: SiteSignIn) => void;
const opened = new Promise<SiteSignIn>((resolve) => {
  open = resolve;
});
const listeners = new Set<() => void>();

export function sessionUser(): MeState {
  return state;
}

/** The server and the first render in the browser return `unknown`, so that the HTML is the same for everybody. */
export function useMe(): MeState {
  return useSyncExternalStore(onSessionChange, sessionUser, () => UNKNOWN);
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setMeState(next: MeState): void {
  state = next;
  // The boot script has set it by the cookie, which may be stale.
  const { dataset } = document.documentElement;
  if (next.status === 'out') delete dataset.signedIn;
  else dataset.signedIn = next.status;
  for (const listener of listeners) listener();
}

/** Called once per page load, before any request. The cookie and the last profile suffice for the first render. */
export function initSession(signIn: SiteSignIn): void {
  open(signIn);
  setMeState(hasSessionCookie(document.cookie) ? { status: 'unknown', last: lastSeen.read() } : { status: 'out' });
}

export function signInSettings(): Promise<SiteSignIn> {
  return opened;
}

function parseLastSeen(value: unknown): LastSeen | null {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('avatarUrl' in value)) return null;
  const { name, avatarUrl } = value;
  if (typeof name !== 'string' || (typeof avatarUrl !== 'string' && avatarUrl !== null)) return null;
  return { name, avatarUrl };
}

/** Returns null also before the session is known. */
export function playerOf(state: MeState) {
  return state.status === 'in' ? state.me : null;
}
