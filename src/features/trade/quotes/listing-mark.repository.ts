import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { ListingMeasure } from './listing-mark.rules.ts';

/**
 * Stores for each waiting trade of an item its ratio to the quote of its own server and side, and whether it is outside
 * the wide band. Without a measure they are null and false. Rows locked by others are skipped, which avoids waiting and
 * deadlocks: whoever changes a trade marks the item again.
 */
export async function markListings(db: Db, itemId: number, measures: readonly ListingMeasure[]): Promise<void> {
  await sql`
    update trade set quote_ratio = made.ratio, is_far_off = made.is_far_off
    from (
      select held.id, held.price / measure.median::float8 as ratio,
        coalesce(held.price < measure.low or held.price > measure.high, false) as is_far_off
      from (
        select id, game_server, trade_type, price, quote_ratio, is_far_off from trade
        where item_id = ${itemId} and status = 1 and (price is not null or quote_ratio is not null or is_far_off)
        for no key update skip locked
      ) as held
      left join jsonb_to_recordset(${JSON.stringify(measures)}::jsonb)
        as measure ("gameServer" smallint, "tradeType" smallint, median bigint, low bigint, high bigint)
        on measure."gameServer" = held.game_server and measure."tradeType" = held.trade_type
      where (held.price / measure.median::float8, coalesce(held.price < measure.low or held.price > measure.high, false))
        is distinct from (held.quote_ratio, held.is_far_off)
    ) as made
    where trade.id = made.id`.execute(db);
}
