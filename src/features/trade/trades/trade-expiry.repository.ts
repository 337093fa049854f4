import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { withPlayer } from './trade.repository.ts';
import type { ListedRow, ShownItem } from './trade-row.ts';

/** @returns the total time for which the site has run, in milliseconds */
export async function addRunningTime(db: Db, milliseconds: number): Promise<number> {
  const { ran_ms } = await db
    .updateTable('trade_expiry')
    .set({ ran_ms: sql<number>`ran_ms + ${Math.round(milliseconds)}` })
    .returning('ran_ms')
    .executeTakeFirstOrThrow();
  return ran_ms;
}

/** Removes marks from after `at`, which a wrong clock made. */
export async function unmarkAfter(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('trade')
    .set({ marked_old_at: null, notified_ran_ms: null })
    .where('status', '=', sql.lit(1))
    .where('marked_old_at', '>', at)
    .execute();
}

export interface Aged {
  now: Date;
  afterDays: number;
  limit: number;
}

/** Locks waiting trades that have become old, the oldest first, and skips rows that another process has locked. */
export function lockOld(db: Db, aged: Aged): Promise<ListedRow[]> {
  return lockAged(db, aged, sql<boolean>`trade.marked_old_at is null`);
}

/**
 * As `lockOld`, for trades whose owner was notified at the running time `notifiedBefore`, in milliseconds, or earlier.
 */
export function lockNotified(
  db: Db,
  { notifiedBefore, ...aged }: Aged & { notifiedBefore: number },
): Promise<ListedRow[]> {
  // Trades that were marked before running time was counted have none: they count as notified at 0 ms.
  const isNotified = sql<boolean>`trade.marked_old_at is not null and coalesce(trade.notified_ran_ms, 0) <= ${notifiedBefore}`;
  return lockAged(db, aged, isNotified);
}

/** A trade does not age while its owner is suspended. */
function lockAged(db: Db, { now, afterDays, limit }: Aged, isWanted: RawBuilder<boolean>): Promise<ListedRow[]> {
  const before = new Date(now.getTime() - afterDays * DAY_MS);
  return withPlayer(db)
    .where('trade.status', '=', sql.lit(1))
    .where(isWanted)
    .where('trade.counted_at', '<', before)
    .where('trade.rests_since', 'is', null)
    .where(sql<boolean>`trade.counted_at + trade.rested_s * interval '1 second' < ${before}::timestamptz`)
    .orderBy('trade.counted_at')
    .limit(limit)
    .forNoKeyUpdate('trade')
    .skipLocked()
    .execute();
}

/**
 * Locks the row until the transaction ends, so that processes run one after the other.
 * @returns the running time of the last step, in milliseconds; null: there was none
 */
export async function lockLastStep(db: Db): Promise<number | null> {
  const row = await db.selectFrom('trade_expiry').select('step_ran_ms').forUpdate().executeTakeFirstOrThrow();
  return row.step_ran_ms;
}

export async function updateLastStep(db: Db, ranMs: number): Promise<void> {
  await db.updateTable('trade_expiry').set({ step_ran_ms: ranMs }).execute();
}

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('trade')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', sql.lit(1))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** For jobs and the deletion of accounts, where no catalog is available. */
export async function findShownItems(db: Db, ids: readonly number[]): Promise<Map<number, ShownItem>> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<ShownItem>`
    select id, name, type, icon_url as "iconUrl" from item where id = any(${wanted}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
