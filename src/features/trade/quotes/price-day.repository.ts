import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { PriceDay } from './quote.contract.ts';

const COUNTS = ['sell_count as sellCount', 'buy_count as buyCount', 'completed_count as completedCount'] as const;
const MEDIANS = [
  'sell_median as sellMedian',
  'buy_median as buyMedian',
  'completed_median as completedMedian',
] as const;

/** Returns the oldest first. `gameServer` 0: all servers. */
export function findDays(
  db: Db,
  itemId: number,
  { gameServer, from, to }: { gameServer: number; from: string; to: string },
): Promise<PriceDay[]> {
  return db
    .selectFrom('price_day')
    .select('day')
    .select(MEDIANS)
    .select(COUNTS)
    .where('item_id', '=', itemId)
    .where('game_server', '=', gameServer)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('price_day.day')
    .execute();
}

export function findSparks(
  db: Db,
  itemIds: readonly number[],
  { gameServer, from, to }: { gameServer: number; from: string; to: string },
): Promise<{ itemId: number; day: string; median: number | null }[]> {
  return db
    .selectFrom('price_day')
    .select(['item_id as itemId', 'day', 'sell_median as median'])
    .where('item_id', '=', sql<number>`any(${[...itemIds]}::int[])`)
    .where('game_server', '=', gameServer)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
}

export interface StoredDay extends PriceDay {
  gameServer: number;
}

export function findDaysFrom(db: Db, itemId: number, from: string): Promise<StoredDay[]> {
  return db
    .selectFrom('price_day')
    .select(['game_server as gameServer', 'day'])
    .select(MEDIANS)
    .select(COUNTS)
    .where('item_id', '=', itemId)
    .where('day', '>=', from)
    .execute();
}

export async function deleteDays(
  db: Db,
  itemId: number,
  rows: readonly Pick<StoredDay, 'gameServer' | 'day'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    delete from price_day using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as gone ("gameServer" smallint, day date)
    where item_id = ${itemId} and game_server = gone."gameServer" and price_day.day = gone.day`.execute(db);
}

export async function upsertDays(db: Db, itemId: number, rows: readonly StoredDay[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into price_day (item_id, game_server, day, sell_median, buy_median, completed_median,
      sell_count, buy_count, completed_count)
    select ${itemId}, "gameServer", day, "sellMedian", "buyMedian", "completedMedian", "sellCount", "buyCount", "completedCount"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made ("gameServer" smallint, day date, "sellMedian" bigint,
      "buyMedian" bigint, "completedMedian" bigint, "sellCount" int, "buyCount" int, "completedCount" int)
    on conflict (item_id, game_server, day) do update set
      sell_median = excluded.sell_median, buy_median = excluded.buy_median, completed_median = excluded.completed_median,
      sell_count = excluded.sell_count, buy_count = excluded.buy_count, completed_count = excluded.completed_count`.execute(
    db,
  );
}
