import type { Db } from '#platform/database/db.ts';
import { TRADE_TYPE } from '../trades/trade.labels.ts';
import type { PriceEvent } from './price-day.rules.ts';
import { exclusionReason } from './priced-trade.rules.ts';

export async function findPriceEvents(
  db: Db,
  itemId: number,
  { since, now }: { since: Date; now: Date },
): Promise<PriceEvent[]> {
  const rows = await db
    .selectFrom('trade_price')
    .innerJoin('trade', 'trade.id', 'trade_price.trade_id')
    .innerJoin('profile', 'profile.id', 'trade.profile_id')
    .select(['trade_price.at', 'trade_price.price'])
    .select(['trade.id', 'trade.profile_id', 'trade.game_server', 'trade.trade_type', 'trade.quantity'])
    .select(['trade.completed_at', 'trade.cancelled_at', 'trade.exclude_price', 'trade.price_excluded_reason'])
    .select(['trade.hidden_at', 'profile.deleted_at', 'profile.banned_at', 'profile.created_at as player_since'])
    .where('trade_price.item_id', '=', itemId)
    .where('trade_price.at', '>=', since)
    .orderBy('trade_price.at')
    .orderBy('trade_price.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    playerId: row.profile_id,
    playerSince: row.player_since.getTime(),
    gameServer: row.game_server,
    side: row.trade_type === TRADE_TYPE.sell ? 'sell' : 'buy',
    price: row.price,
    quantity: row.quantity,
    isCompleted: false,
    countedAt: row.at.getTime(),
    completedAt: row.completed_at?.getTime() ?? null,
    cancelledAt: row.cancelled_at?.getTime() ?? null,
    barred: exclusionReason({
      price: row.price,
      isHidden: row.hidden_at !== null,
      isDeleted: row.deleted_at !== null,
      isSuspended: row.banned_at !== null && row.banned_at > now,
      isExcludedByOperator: row.price_excluded_reason !== null,
      isExcludedByPoster: row.exclude_price,
    }),
  }));
}
