import type { Db } from '#platform/database/db.ts';
import { deleteOldTurnOrders } from '../turns/turn-data.service.ts';
import { SEATS_STORED_MS } from './party.limits.ts';
import { deleteEndedRequests, deleteSeatsBefore } from './party-expiry.repository.ts';

/** Requests that a missed job left behind, and seats and turn orders after 90 days. */
export async function deleteOldParties(db: Db, now: Date): Promise<number> {
  const requests = await deleteEndedRequests(db, now);
  const before = new Date(now.getTime() - SEATS_STORED_MS);
  return requests + (await deleteOldTurnOrders(db, before)) + (await deleteSeatsBefore(db, before));
}
