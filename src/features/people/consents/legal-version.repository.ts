import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { LegalName } from './consent.contract.ts';

export type LegalVersionRow = Selectable<Database['legal_version']> & { name: LegalName };

/** Returns the oldest first. */
export async function findLegalVersions(db: Db): Promise<LegalVersionRow[]> {
  const rows = await db.selectFrom('legal_version').selectAll().orderBy('name').orderBy('version').execute();
  return rows as LegalVersionRow[];
}

export async function insertLegalVersion(db: Db, values: LegalVersionRow): Promise<void> {
  await db.insertInto('legal_version').values(values).execute();
}

/** Returns when the next announced version comes into force; null: none is announced. */
export async function findNextEffective(db: Db, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('legal_version')
    .select('effective_at')
    .where('effective_at', '>', now)
    .orderBy('effective_at')
    .limit(1)
    .executeTakeFirst();
  return row?.effective_at ?? null;
}

/**
 * Locks until the transaction ends: when two processes start at once, the second one sees what the first one stored.
 */
export async function lockLegalVersions(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('legal_version'))`.execute(db);
}
