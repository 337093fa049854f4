import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { ALL_SERVERS } from './quote.rules.ts';

/** @returns whether stored quotes were made by an earlier version; true for only one of several concurrent callers */
export async function raiseMethodVersion(db: Db, version: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quote_method')
    .set({ version })
    .where('version', '<', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes all stored quotes and marks every item as changed since its first trade, so that its daily values are
 * recomputed too.
 */
export async function deleteQuotesAndMarkItems(db: Db): Promise<void> {
  await db.deleteFrom('quote').execute();
  // Two index look-ups for each item, regardless of the number of trades.
  await sql`
    insert into quote_change (item_id, game_server, since, is_recount)
    select item.id, ${sql.lit(ALL_SERVERS)}, least(stood.at, counted.at), true
    from item
    left join lateral (
      select at from trade_price where item_id = item.id order by at limit 1
    ) as stood on true
    left join lateral (
      select counted_at as at from trade where item_id = item.id and status in (1, 2) order by counted_at limit 1
    ) as counted on true
    where stood.at is not null or counted.at is not null`.execute(db);
}
