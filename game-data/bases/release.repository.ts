import type { Kysely } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { DataIssue } from '../import/data-issue.ts';
import type { Release } from './release.ts';

type Db = Kysely<Database>;

/** Faults that are stored of a release that did not pass; their number is stored beside. */
const STORED_FAULTS = 500;

export interface StoredRelease extends Release {
  /** Null: it waits, as it did not pass. */
  appliedAt: Date | null;
  faultCount: number;
}

/** The highest that ever started here, applied or waiting. */
export async function findHighestRelease(db: Db): Promise<StoredRelease | undefined> {
  const row = await db
    .selectFrom('data_release')
    .select(['release', 'hash', 'applied_at', 'fault_count'])
    .orderBy('release', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { release: row.release, hash: row.hash, appliedAt: row.applied_at, faultCount: row.fault_count };
}

export async function saveRelease(
  db: Db,
  { release, hash }: Release,
  outcome: { isApplied: true } | { isApplied: false; faults: readonly DataIssue[] },
): Promise<void> {
  const now = new Date();
  const faults = outcome.isApplied ? [] : outcome.faults;
  const row = {
    hash,
    at: now,
    applied_at: outcome.isApplied ? now : null,
    faults: JSON.stringify(faults.slice(0, STORED_FAULTS)),
    fault_count: faults.length,
  };
  await db
    .insertInto('data_release')
    .values({ release, ...row })
    .onConflict((conflict) => conflict.column('release').doUpdateSet(row))
    .execute();
}
