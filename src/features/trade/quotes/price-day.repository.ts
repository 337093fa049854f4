import { type Kysely, sql } from 'kysely';
import type { TradeTables } from '../trade.tables.ts';
import type { PriceDay } from './quote.contract.ts';

type Db = Kysely<TradeTables>;

const DAY_TEXT = sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day');
const COUNTS = ['sell_count as sellCount', 'buy_count as buyCount', 'completed_count as completedCount'] as const;
const MEDIANS = [
  'sell_median as sellMedian',
  'buy_median as buyMedian',
  'completed_median as completedMedian',
] as const;

/** Oldest first. `gameServer` 0: all. */
export function findDays(
  db: Db,
  itemId: number,
  { gameServer, from, to }: { gameServer: number; from: string; to: string },
): Promise<PriceDay[]> {
  return db
    .selectFrom('price_day')
    .select(DAY_TEXT)
    .select(MEDIANS)
    .select(COUNTS)
    .where('item_id', '=', itemId)
    .where('game_server', '=', gameServer)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('price_day.day')
    .execute();
}

/** The median of each day's asking prices. */
export function findSparks(
  db: Db,
  itemIds: readonly number[],
  { gameServer, from, to }: { gameServer: number; from: string; to: string },
): Promise<{ itemId: number; day: string; median: number | null }[]> {
  return db
    .selectFrom('price_day')
    .select(['item_id as itemId', DAY_TEXT, 'sell_median as median'])
    .where('item_id', '=', sql<number>`any(${[...itemIds]}::int[])`)
    .where('game_server', '=', gameServer)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
}
