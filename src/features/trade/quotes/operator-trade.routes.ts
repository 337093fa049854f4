import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import type { BulkAnswer } from '#features/people/operators/bulk-act.contract.ts';
import { requireBulkLevel } from '#features/people/operators/operator.policy.ts';
import { answer } from '#platform/answers/answer.ts';
import { mount } from '#platform/http/mount.ts';
import type { TradeApp, TradeContext } from '../trade.context.ts';
import { hideTrades, showTrades } from '../trades/hide-trades.service.ts';
import * as endpoints from '../trades/operator-trade.contract.ts';
import { listAllTrades } from '../trades/operator-trades.service.ts';
import type { ItemNames } from '../trades/trade-row.ts';
import { excludePrices } from './exclude-prices.service.ts';

/** Trades for operators. Mounted here, because an act may also change what quotes count. */
export function operatorTradeRoutes(app: TradeApp, { catalog }: Pick<TradeContext, 'catalog'>): void {
  mount(app, endpoints.listAllTrades, {}, async (ctx, { query }) => {
    const { rows, next } = await listAllTrades(ctx, catalog(), query);
    return answer(rows, { next });
  });
  mount(app, endpoints.changeManyTrades, { name: 'trade.bulk' }, (ctx, { body }) => {
    requireBulkLevel(ctx.actor, body.ids);
    return changeTrades(ctx, catalog(), body);
  });
}

function changeTrades(
  ctx: WriteCtx<Operator>,
  items: ItemNames,
  { ids, action, reason }: endpoints.TradeBulk,
): Promise<BulkAnswer> {
  if (action === 'hide') return hideTrades(ctx, items, ids, reason);
  if (action === 'show') return showTrades(ctx, items, ids, reason);
  return excludePrices(ctx, items, ids, { action, reason });
}
