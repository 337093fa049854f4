import { sql, type Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { TradeRow } from './trade-row.ts';

// All trades of a player at once.

type Values = Updateable<Database['trade']>;

/** A trade that a sweep changed. */
export type SweptRow = Pick<TradeRow, 'id' | 'item_id' | 'game_server' | 'status' | 'rests_since' | 'created_at'>;

const SWEPT = ['id', 'item_id', 'game_server', 'status', 'rests_since', 'created_at'] as const;

export function hideAllWaiting(db: Db, profileId: number, values: Values): Promise<SweptRow[]> {
  return updatePlayerTrades(db, profileId, values)
    .where('status', '=', sql.lit(1))
    .where('hidden_at', 'is', null)
    .returning(SWEPT)
    .execute();
}

/** Hidden ones count no longer. */
export function excludeAllCounted(db: Db, profileId: number, values: Values): Promise<SweptRow[]> {
  return updatePlayerTrades(db, profileId, values)
    .where('price_excluded_reason', 'is', null)
    .where('hidden_at', 'is', null)
    .returning(SWEPT)
    .execute();
}

/** An act: its moment, who did it, and why; without a reason it is found nowhere. */
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
  return updatePlayerTrades(db, profileId, values)
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
  return updatePlayerTrades(db, profileId, values)
    .where('price_excluded_at', '=', at)
    .where('price_excluded_by', '=', by)
    .where('price_excluded_reason', '=', reason)
    .returning(SWEPT)
    .execute();
}

export interface SweepableTrades {
  /** All that wait, and of these the ones that are not hidden. */
  waiting: number;
  shown: number;
  /** Prices that count, and of these the ones of waiting trades. */
  counted: number;
  countedWaiting: number;
}

export function countSweepable(db: Db, profileId: number): Promise<SweepableTrades> {
  return db
    .selectFrom('trade')
    .where('profile_id', '=', profileId)
    .select(({ fn, eb, and }) => {
      const isWaiting = eb('status', '=', sql.lit(1));
      const isShown = eb('hidden_at', 'is', null);
      const isCounted = and([isShown, eb('price_excluded_reason', 'is', null)]);
      const all = () => fn.countAll<number>();
      return [
        all().filterWhere(isWaiting).as('waiting'),
        all()
          .filterWhere(and([isWaiting, isShown]))
          .as('shown'),
        all().filterWhere(isCounted).as('counted'),
        all()
          .filterWhere(and([isWaiting, isCounted]))
          .as('countedWaiting'),
      ];
    })
    .executeTakeFirstOrThrow();
}

function updatePlayerTrades(db: Db, profileId: number, values: Values) {
  return db.updateTable('trade').set(values).where('profile_id', '=', profileId);
}
