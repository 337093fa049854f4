import { sql, type Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { TradeRow } from './trade-row.ts';

// All trades of a player at once.

type Values = Updateable<Database['trade']>;

/** A trade that a sweep changed. */
export type SweptRow = Pick<TradeRow, 'id' | 'item_id' | 'game_server' | 'status' | 'rests_since' | 'created_at'>;

const SWEPT = ['id', 'item_id', 'game_server', 'status', 'rests_since', 'created_at'] as const;

export function hideShownOf(db: Db, profileId: number, values: Values): Promise<SweptRow[]> {
  return updateOf(db, profileId, values).where('hidden_at', 'is', null).returning(SWEPT).execute();
}

export function excludeCountedOf(db: Db, profileId: number, values: Values): Promise<SweptRow[]> {
  return updateOf(db, profileId, values).where('price_excluded_reason', 'is', null).returning(SWEPT).execute();
}

/** One act: its moment, who did it, and why; without a reason it is found nowhere. */
export interface SweepAct {
  at: Date;
  by: string;
  reason: string | null;
}

/** Changes those that the act hid and nobody hid again since. */
export function showHiddenBy(
  db: Db,
  profileId: number,
  { at, by, reason }: SweepAct,
  values: Values,
): Promise<SweptRow[]> {
  return updateOf(db, profileId, values)
    .where('hidden_at', '=', at)
    .where('hidden_by', '=', by)
    .where('hidden_reason', '=', reason)
    .returning(SWEPT)
    .execute();
}

/** Changes those that the act left out and nobody left out again since. */
export function includeExcludedBy(
  db: Db,
  profileId: number,
  { at, by, reason }: SweepAct,
  values: Values,
): Promise<SweptRow[]> {
  return updateOf(db, profileId, values)
    .where('price_excluded_at', '=', at)
    .where('price_excluded_by', '=', by)
    .where('price_excluded_reason', '=', reason)
    .returning(SWEPT)
    .execute();
}

export interface SweepableTrades {
  shown: number;
  waiting: number;
  counted: number;
}

export function countSweepable(db: Db, profileId: number): Promise<SweepableTrades> {
  return db
    .selectFrom('trade')
    .where('profile_id', '=', profileId)
    .select(({ fn, eb }) => [
      fn.countAll<number>().filterWhere('hidden_at', 'is', null).as('shown'),
      fn
        .countAll<number>()
        .filterWhere(eb('status', '=', sql.lit(1)))
        .as('waiting'),
      fn.countAll<number>().filterWhere('price_excluded_reason', 'is', null).as('counted'),
    ])
    .executeTakeFirstOrThrow();
}

function updateOf(db: Db, profileId: number, values: Values) {
  return db.updateTable('trade').set(values).where('profile_id', '=', profileId);
}
