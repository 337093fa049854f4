import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** Arbitrary, but must be unique among the advisory locks of this database. */
const QUEUE_LOCK = 7_304_260;

/**
 * Locks the queue of reports until the transaction ends, because the weight of a report follows from others. All that
 * changes the state of a report takes it: after the rows of players, before those of what is reported.
 */
export async function lockQueue(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${QUEUE_LOCK}::bigint)`.execute(db);
}

/** Call it before locking the player's trades: all transactions lock in this order. */
export async function lockPlayer(db: Db, profileId: number): Promise<void> {
  await db.selectFrom('profile').select('id').where('id', '=', profileId).forNoKeyUpdate().execute();
}
