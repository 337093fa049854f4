import { type Kysely, sql } from 'kysely';
import type { TradeTables } from '../trade.tables.ts';

type Db = Kysely<TradeTables>;

/** Of these items, those that operators took out of quotes. */
export function findManipulatedAmong(
  db: Db,
  itemIds: readonly number[],
): Promise<{ itemId: number; reason: string }[]> {
  return db
    .selectFrom('manipulated_item')
    .select(['item_id as itemId', 'reason'])
    .where('item_id', '=', sql<number>`any(${[...itemIds]}::int[])`)
    .execute();
}
