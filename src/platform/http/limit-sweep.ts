import { type Kysely, sql } from 'kysely';

/**
 * Forgets counters whose window is over.
 * @returns how many
 */
export async function deleteExpiredLimits<Schema>(db: Kysely<Schema>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from rate_limit where expire < ${now.getTime()}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
