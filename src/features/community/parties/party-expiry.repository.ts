import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

const BATCH = 5000;

/** Deletes requests to parties that have ended. */
export async function deleteEndedRequests(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from party_request where id in (
    select party_request.id from party_request join party on party.id = party_request.party_id
    where party.closed_at is not null or party.expired_at <= ${now} limit ${BATCH})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Deletes seats of parties that ended before the given time. */
export async function deleteSeatsBefore(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from party_member where id in (
    select party_member.id from party_member join party on party.id = party_member.party_id
    where coalesce(party.closed_at, party.expired_at) < ${before} limit ${BATCH})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
