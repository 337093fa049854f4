import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import type { BulkAnswer } from '#features/people/operators/bulk-act.contract.ts';
import { toBulkAnswer } from '#features/people/operators/bulk-act.rules.ts';
import { idsOf, lockTrades } from '../trades/hide-trades.service.ts';
import { tradeEvents } from '../trades/trade.events.ts';
import { isPublic } from '../trades/trade.policy.ts';
import { type ItemNames, type ListedRow, toListedTrade } from '../trades/trade-row.ts';
import { setExclusion } from './price-exclusion.repository.ts';

type OperatorCtx = WriteCtx<Operator>;

/**
 * Leaves the prices of trades out of quotes, also of past days, or counts them again, with one audit row.
 * @param action include: except those that their posters excluded
 */
export async function excludePrices(
  ctx: OperatorCtx,
  items: ItemNames,
  ids: readonly number[],
  { action, reason }: { action: 'exclude' | 'include'; reason: string },
): Promise<BulkAnswer> {
  const { db, actor, clock, effects } = ctx;
  const found = await lockTrades(db, ids);
  const isExcluding = action === 'exclude';
  const changed = found.filter((row) => (row.price_excluded_reason === null) === isExcluding);
  if (changed.length > 0) {
    await setExclusion(db, idsOf(changed), isExcluding ? { reason, by: actor.userId } : null, clock.now());
    effects.audit(isExcluding ? 'price.bulk-exclude' : 'price.bulk-include', 'trade:bulk', {
      ids: idsOf(changed),
      reason,
    });
    const excluded = isExcluding ? reason : null;
    effects.publish(...changed.map((row) => toEvent({ ...row, price_excluded_reason: excluded }, items)));
  }
  return toBulkAnswer(ids, found, changed);
}

function toEvent(row: ListedRow, items: ItemNames) {
  const { status, hidden_at: hiddenAt, rests_since: restsSince } = row;
  const trade = toListedTrade(row, items);
  return isPublic({ status, hiddenAt: hiddenAt ?? restsSince })
    ? tradeEvents.exclusionChanged(trade, row.created_at)
    : tradeEvents.unlistedChanged(trade, row.created_at);
}
