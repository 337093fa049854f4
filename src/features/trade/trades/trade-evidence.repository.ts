import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#platform/database/db.ts';
import type { TradeRow } from './trade-row.ts';

/** Times within are texts: they come as JSON. */
export interface TradeEvidence extends TradeRow {
  prices: { at: string; kind: 1 | 2 | 3; price: number | null }[];
  /** Later trades of the same player and item. */
  reposts: { at: string; id: number; price: number | null }[];
}

const MOST_PRICES = 100;
const MOST_REPOSTS = 5;

export function findTradeEvidence(db: Db, id: number): Promise<TradeEvidence | undefined> {
  return db
    .selectFrom('trade')
    .selectAll('trade')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('trade_price')
          .select(['trade_price.at', 'trade_price.kind', 'trade_price.price'])
          .whereRef('trade_price.trade_id', '=', 'trade.id')
          .orderBy('trade_price.at')
          .orderBy('trade_price.id')
          .limit(MOST_PRICES),
      )
        .$castTo<TradeEvidence['prices']>()
        .as('prices'),
      jsonArrayFrom(
        eb
          .selectFrom('trade as later')
          .select(['later.created_at as at', 'later.id', 'later.price'])
          .whereRef('later.profile_id', '=', 'trade.profile_id')
          .whereRef('later.item_id', '=', 'trade.item_id')
          .whereRef('later.id', '>', 'trade.id')
          .orderBy('later.id')
          .limit(MOST_REPOSTS),
      )
        .$castTo<TradeEvidence['reposts']>()
        .as('reposts'),
    ])
    .where('trade.id', '=', id)
    .executeTakeFirst();
}

/** Counts the player's trades, hidden ones too, which `countByStatus` leaves out. */
export async function countTradesForOperators(
  db: Db,
  profileId: number,
): Promise<{ done: number; cancelled: number; waiting: number }> {
  const ofStatus = (status: TradeRow['status']) => sql<number>`count(*) filter (where status = ${sql.lit(status)})`;
  return db
    .selectFrom('trade')
    .select([ofStatus(2).as('done'), ofStatus(3).as('cancelled'), ofStatus(1).as('waiting')])
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
}
