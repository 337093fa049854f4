import type { Me } from '../../profiles/profile.contract.ts';
import { lastSeen, meState, setMeState } from './public/me-store.ts';

/** Somebody is signed in, and it is not known yet who. */
export function storeSignedIn(): void {
  if (meState().status !== 'unknown') setMeState({ status: 'unknown' });
}

/** Who is signed in could not be found out yet. */
export function storePending(): void {
  const state = meState();
  if (state.status === 'unknown') setMeState({ ...state, isAway: true });
}

/** Who is signed in, for all parts of the page, and for the bar of the next page. */
export function storeMe(me: Me | null): void {
  lastSeen.save(me && { name: me.name, avatarUrl: me.avatarUrl });
  setMeState({ status: 'in', me });
}

/** Nobody is signed in any more. */
export function storeSignedOut(): void {
  lastSeen.delete();
  setMeState({ status: 'out' });
}
