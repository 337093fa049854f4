import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/**
 * Deletes counters whose window is over.
 * @returns number of rows
 */
export async function deleteExpiredLimits(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from rate_limit where expire < ${now.getTime()}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
