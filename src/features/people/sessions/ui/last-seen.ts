import type { Me } from '../../profiles/profile.contract.ts';
import { lastSeen, sessionUser, setMeState } from './public/me-store.ts';

export function storeSignedIn(): void {
  if (sessionUser().status !== 'unknown') setMeState({ status: 'unknown' });
}

export function storePending(): void {
  const state = sessionUser();
  if (state.status === 'unknown') setMeState({ ...state, isAway: true });
}

export function storeMe(me: Me | null): void {
  lastSeen.save(me && { name: me.name, avatarUrl: me.avatarUrl });
  setMeState({ status: 'in', me });
}

export function storeSignedOut(): void {
  lastSeen.delete();
  setMeState({ status: 'out' });
}
