import { mount } from '#platform/http/mount.ts';
import { SUCCESS } from '#shared/success.ts';
import type { TradeApp, TradeContext } from '../trade.context.ts';
import { readTrades } from '../trades/read-trades.service.ts';
import {
  listManipulatedItems,
  type ManipulationContext,
  takeBackIntoQuotes,
  takeOutOfQuotes,
} from './manipulated-items.service.ts';
import * as endpoints from './operator-price.contract.ts';
import { setPriceExclusion, type TradesIn } from './price-exclusion.service.ts';
import { readQuotes } from './read-quotes.service.ts';

export function manipulationContext(context: TradeContext): ManipulationContext {
  const { catalog, config } = context;
  return {
    catalog: catalog(),
    manipulatedItems: config.manipulatedItems,
    gameServers: config.gameServers.map(({ id }) => id),
    quotesIn: (db) => readQuotes({ ...context, db }),
  };
}

export function operatorPriceRoutes(app: TradeApp, context: TradeContext): void {
  const market = () => manipulationContext(context);
  const tradesIn: TradesIn = (db) => readTrades({ ...context, db });

  mount(app, endpoints.listManipulatedItems, {}, (ctx) => listManipulatedItems(ctx, market()));

  mount(app, endpoints.excludeItem, { name: 'manipulated-item.add' }, async (ctx, { params, body }) => {
    await takeOutOfQuotes(ctx, market(), params.itemId, body.reason);
    return listManipulatedItems(ctx, market());
  });
  mount(app, endpoints.includeItem, { name: 'manipulated-item.remove' }, async (ctx, { params }) => {
    await takeBackIntoQuotes(ctx, market(), params.itemId);
    return SUCCESS;
  });

  mount(app, endpoints.excludePrice, { name: 'price.exclude' }, (ctx, { params, body }) =>
    setPriceExclusion(ctx, tradesIn, params.tradeId, body.reason),
  );
  mount(app, endpoints.includePrice, { name: 'price.include' }, async (ctx, { params }) => {
    await setPriceExclusion(ctx, tradesIn, params.tradeId, null);
    return SUCCESS;
  });
}
