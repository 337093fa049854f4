import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { TradeReader } from '../trade-readers.ts';
import { tradeEvents } from '../trades/trade.events.ts';
import { tradeErrors } from '../trades/trade-error.labels.ts';
import { findManipulatedAmong } from './manipulated-item.repository.ts';
import type { PriceExclusion } from './operator-price.contract.ts';
import { type ExcludableTrade, lockTrade, setExclusion } from './price-exclusion.repository.ts';
import { CONFIGURED_REASON } from './quote-method.labels.ts';

type OperatorCtx = WriteCtx<Operator>;

export type TradesIn = (db: Db) => Pick<TradeReader, 'find'>;

/**
 * Leaves a trade's price out of quotes, also of past days.
 * @param reason null: it counts again, unless its poster excluded it
 */
export async function setPriceExclusion(
  ctx: OperatorCtx,
  tradesIn: TradesIn,
  tradeId: number,
  reason: string | null,
): Promise<PriceExclusion> {
  const { db, actor, clock, effects } = ctx;
  const trade = await lockTrade(db, tradeId);
  if (!trade) throw new AppError('NOT_FOUND', { message: tradeErrors.unknownTrade });
  if (trade.reason !== reason) {
    await setExclusion(db, [tradeId], reason === null ? null : { reason, by: actor.userId }, clock.now());
    if (reason === null) effects.audit('price.include', `trade:${tradeId}`);
    else effects.audit('price.exclude', `trade:${tradeId}`, { reason }, `profile:${trade.profileId}`);
    await publishChange(ctx, tradesIn, trade);
  }
  const { itemId, price, isExcludedByPoster } = trade;
  return { tradeId, itemId, price, reason, isExcludedByPoster };
}

async function publishChange(
  { db, effects }: OperatorCtx,
  tradesIn: TradesIn,
  excluded: ExcludableTrade,
): Promise<void> {
  const { createdAt: since } = excluded;
  const listed = await tradesIn(db).find(excluded.id);
  effects.publish(listed ? tradeEvents.exclusionChanged(listed, since) : tradeEvents.unlistedChanged(excluded, since));
}

/** Returns the exclusions by configuration and by operators. */
export async function findExclusions(
  db: Db,
  configured: readonly number[],
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const byOperators = await findManipulatedAmong(db, itemIds);
  return new Map([
    ...itemIds.filter((id) => configured.includes(id)).map((id) => [id, CONFIGURED_REASON] as const),
    ...byOperators.map(({ itemId, reason }) => [itemId, reason] as const),
  ]);
}
