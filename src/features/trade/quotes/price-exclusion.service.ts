import type { Kysely } from 'kysely';
import type { Ctx, Operator } from '#features/people/access/actor.ts';
import { writeAudit } from '#features/people/audit/audit.service.ts';
import { publishEvents } from '#platform/live/publish-events.ts';
import { AppError } from '#shared/errors.ts';
import type { TradeTables } from '../trade.tables.ts';
import type { TradeReader } from '../trade-readers.ts';
import type { PriceExclusion } from './operator-price.contract.ts';
import { lockTrade, setExclusion } from './price-exclusion.repository.ts';
import { markQuotesChanged } from './quote-change.service.ts';

type OperatorCtx = Ctx<Operator, TradeTables>;

/** Trades as they are within a transaction. */
export type TradesIn = (db: Kysely<TradeTables>) => Pick<TradeReader, 'find'>;

/**
 * Leaves a trade's price out of quotes, those of past days too.
 * @param reason null: it counts again, if its poster lets it
 * @throws {AppError} NOT_FOUND
 */
export async function setPriceExclusion(
  { db, clock, actor }: OperatorCtx,
  tradesIn: TradesIn,
  tradeId: number,
  reason: string | null,
): Promise<PriceExclusion> {
  const at = clock.now();
  const trade = await lockTrade(db, tradeId);
  if (!trade) throw new AppError('NOT_FOUND', { message: '그런 거래가 없습니다.' });
  if (trade.reason !== reason) {
    await setExclusion(db, tradeId, reason, at);
    await writeAudit(db, {
      at,
      actor: `user:${actor.userId}`,
      action: reason === null ? 'price.include' : 'price.exclude',
      subject: `trade:${tradeId}`,
      detail: reason === null ? {} : { reason },
    });
    const { itemId, gameServer, createdAt: since } = trade;
    await markQuotesChanged(db, [{ itemId, gameServer, since }]);
    await notify(db, tradesIn, tradeId, at);
  }
  const { itemId, price, isExcludedByPoster } = trade;
  return { tradeId, itemId, price, reason, isExcludedByPoster };
}

/** Lists mark it. It is no new price, so that nobody who watches for one is told. */
async function notify(db: Kysely<TradeTables>, tradesIn: TradesIn, tradeId: number, at: Date): Promise<void> {
  const trade = await tradesIn(db).find(tradeId);
  if (!trade) return;
  const topics = ['trades', `trades:item:${trade.itemId}`, `profile:${trade.profileId}`];
  await publishEvents(db, at, [{ topics, type: 'trade.changed', data: trade }]);
}
