import type { Db } from '#platform/database/db.ts';
import { SEATS_STORED_MS } from './party.limits.ts';
import { deleteEndedRequests, deleteSeatsBefore } from './party-expiry.repository.ts';

/** Deletes requests that a missed job left behind, and seats after 90 days. */
export async function deleteOldParties(db: Db, now: Date): Promise<number> {
  const requests = await deleteEndedRequests(db, now);
  const before = new Date(now.getTime() - SEATS_STORED_MS);
  return requests + (await deleteSeatsBefore(db, before));
}
