import type { Db } from '#platform/database/db.ts';
import { TRADE_STATUS } from './trade.labels.ts';

/** @param cancelledSince for the number of cancellations since then */
export function countTrades(db: Db, profileId: number, cancelledSince: Date) {
  return db
    .selectFrom('trade')
    .where('profile_id', '=', profileId)
    .select(({ fn, eb }) => {
      const count = () => fn.countAll<number>();
      return [
        count().as('all'),
        count().filterWhere('status', '=', TRADE_STATUS.waiting).as('waiting'),
        count().filterWhere('status', '=', TRADE_STATUS.completed).as('completed'),
        count().filterWhere('confirmed_at', 'is not', null).as('confirmed'),
        count().filterWhere('status', '=', TRADE_STATUS.cancelled).as('cancelled'),
        count()
          .filterWhere(eb.and([eb('status', '=', TRADE_STATUS.cancelled), eb('cancelled_at', '>', cancelledSince)]))
          .as('cancelledLately'),
        count().filterWhere('hidden_at', 'is not', null).as('hidden'),
        count().filterWhere('price_excluded_reason', 'is not', null).as('excluded'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** Returns the newest first. */
export async function findTradesOf(
  db: Db,
  profileId: number,
  { limit, isExcluded = false }: { limit: number; isExcluded?: boolean },
) {
  const rows = await db
    .selectFrom('trade')
    .innerJoin('item', 'item.id', 'trade.item_id')
    .select(['trade.id', 'item_id as itemId', 'item.name as itemName', 'game_server as gameServer'])
    .select(['trade_type as tradeType', 'trade.price', 'quantity', 'status', 'trade.created_at', 'hidden_at'])
    .select(['hidden_reason as hiddenReason', 'price_excluded_reason as excludedReason'])
    .where('profile_id', '=', profileId)
    .$if(isExcluded, (query) => query.where('price_excluded_reason', 'is not', null))
    .orderBy('trade.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ created_at, hidden_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    hiddenAt: hidden_at?.toISOString() ?? null,
  }));
}
