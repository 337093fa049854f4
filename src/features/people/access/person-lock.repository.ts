import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** Any number, as long as nobody else takes this one for something else. */
const PERSON_LOCKS = 7_304;

/** Writes of one person take turns until the transaction ends: he may have no profile whose row could be held. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PERSON_LOCKS}::int, hashtext(${userId}))`.execute(db);
}
