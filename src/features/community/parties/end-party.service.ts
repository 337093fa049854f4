import { isBlockedBy } from '#features/people/blocks/block.service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Effects } from '#platform/effects/effects.ts';
import { accountsIn, type LockedParty } from './locked-party.service.ts';
import { partyEvents } from './party.events.ts';
import { SEATS_STORED_MS } from './party.limits.ts';
import { partyNotices } from './party.notices.ts';
import { deleteEndedRequests, deleteSeatsBefore, updateParty } from './party.repository.ts';
import { deleteRequestsAt } from './party-request.repository.ts';

/**
 * Ends a locked, running party and erases its requests with their messages.
 * @param except the player who ends it. They are not notified, nor are members who blocked them.
 */
export async function endParty(
  { db, effects }: { db: Db; effects: Effects },
  { row, party }: LockedParty,
  { at, by, except }: { at: Date; by: 'leader' | 'operator'; except?: number },
): Promise<void> {
  const accounts = await accountsIn(db, row.id);
  await updateParty(db, row.id, { closed_at: at, closed_by: by, updated_at: at });
  await deleteRequestsAt(db, row.id);
  for (const { profile_id } of row.members) {
    if (profile_id === except || (except !== undefined && (await isBlockedBy(db, profile_id, except)))) continue;
    effects.notify(profile_id, partyNotices.closed(party, by));
  }
  effects.publish(partyEvents.ended(party), partyEvents.own(row.id, accounts));
}

/** Deletes requests that a missed job left behind, and seats after 90 days. */
export async function deleteOldParties(db: Db, now: Date): Promise<number> {
  const requests = await deleteEndedRequests(db, now);
  const before = new Date(now.getTime() - SEATS_STORED_MS);
  return requests + (await deleteSeatsBefore(db, before));
}
