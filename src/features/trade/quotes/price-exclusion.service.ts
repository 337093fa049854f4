import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { tradeErrors } from '../trade-error.labels.ts';
import type { TradeReader } from '../trade-readers.ts';
import { tradeEvents } from '../trades/trade.events.ts';
import type { PriceExclusion } from './operator-price.contract.ts';
import { type ExcludableTrade, lockTrade, setExclusion } from './price-exclusion.repository.ts';
import { markQuotesChanged } from './quote-change.service.ts';

type OperatorCtx = WriteCtx<Operator>;

export type TradesIn = (db: Db) => Pick<TradeReader, 'find'>;

/**
 * Leaves a trade's price out of quotes, also of past days.
 * @param reason null: it counts again, unless its poster excluded it
 * @throws {AppError} NOT_FOUND
 */
export async function setPriceExclusion(
  ctx: OperatorCtx,
  tradesIn: TradesIn,
  tradeId: number,
  reason: string | null,
): Promise<PriceExclusion> {
  const { db, clock, effects } = ctx;
  const trade = await lockTrade(db, tradeId);
  if (!trade) throw new AppError('NOT_FOUND', { message: tradeErrors.unknownTrade });
  if (trade.reason !== reason) {
    await setExclusion(db, tradeId, reason, clock.now());
    if (reason === null) effects.audit('price.include', `trade:${tradeId}`);
    else effects.audit('price.exclude', `trade:${tradeId}`, { reason });
    await publishOrRecount(ctx, tradesIn, trade);
  }
  const { itemId, price, isExcludedByPoster } = trade;
  return { tradeId, itemId, price, reason, isExcludedByPoster };
}

async function publishOrRecount(
  { db, effects }: OperatorCtx,
  tradesIn: TradesIn,
  { id, itemId, gameServer, createdAt: since }: ExcludableTrade,
): Promise<void> {
  const trade = await tradesIn(db).find(id);
  if (trade) effects.publish(tradeEvents.exclusionChanged(trade, since));
  else await markQuotesChanged(db, [{ itemId, gameServer, since }]);
}
