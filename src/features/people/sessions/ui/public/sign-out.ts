import { followNobody } from '../follow-session.ts';
import { sessionClient } from '../session-holder.ts';
import { beginLeaving, endLeaving } from './leaving.ts';

/** This device, all devices, or all but this one. */
export type SignOutScope = 'local' | 'global' | 'others';

/** Ends sessions; after one's own, goes home. Errors are the caller's to show (product.md §8). */
export async function signOut(scope: SignOutScope = 'local'): Promise<void> {
  const client = await sessionClient();
  if (scope !== 'others') beginLeaving();
  const { error } = await client.auth.signOut({ scope });
  if (error) {
    endLeaving();
    throw error;
  }
  if (scope === 'others') return;
  followNobody();
  // A new document: nothing of what was loaded for this person stays in memory.
  location.assign('/');
}
