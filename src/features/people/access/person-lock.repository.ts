import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** Arbitrary, but must be unique among the advisory locks of this database. */
const PERSON_LOCKS = 7_304;

/** Locks the person until the transaction ends. It is an advisory lock because a person may have no profile row. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PERSON_LOCKS}::int, hashtext(${userId}))`.execute(db);
}
