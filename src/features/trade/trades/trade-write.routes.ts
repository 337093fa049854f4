import { mount } from '#platform/http/mount.ts';
import { SUCCESS } from '#shared/success.ts';
import type { TradeApp, TradeContext } from '../trade.context.ts';
import { bumpTrades } from './bump.service.ts';
import { changePrice } from './change-price.service.ts';
import * as counterpart from './counterpart.contract.ts';
import { confirmTrade, nameCounterpart, readOwnDeal } from './counterpart.service.ts';
import { createTrade } from './create-trade.service.ts';
import { cancelTrade, completeTrade } from './end-trade.service.ts';
import { hideTrade, showTrade } from './hide-trade.service.ts';
import * as endpoints from './trade-endpoints.contract.ts';
import * as ratings from './trade-rating.contract.ts';
import { rateTradePlayer } from './trade-rating.service.ts';

export function tradeWriteRoutes(app: TradeApp, { catalog, config, limits }: TradeContext): void {
  const { gameServers, rateLimitScale: scale } = config;

  mount(app, endpoints.createTrade, { name: 'trade.create', limit: limits.creation }, (ctx, { body }) =>
    createTrade(ctx, { catalog: catalog(), gameServers, scale }, body),
  );
  mount(app, endpoints.changeTradePrice, { name: 'trade.price' }, (ctx, { params, body }) =>
    changePrice(ctx, catalog(), params.id, body.price),
  );
  mount(app, endpoints.cancelTrade, { name: 'trade.cancel' }, (ctx, { params }) =>
    cancelTrade(ctx, catalog(), params.id),
  );
  mount(app, endpoints.completeTrade, { name: 'trade.complete' }, (ctx, { params, body }) =>
    completeTrade(ctx, { catalog: catalog(), scale }, params.id, body),
  );
  mount(app, counterpart.getOwnDeal, {}, (ctx, { params }) => readOwnDeal(ctx, params.id));
  mount(app, counterpart.nameCounterpart, { name: 'trade.counterpart' }, (ctx, { params, body }) =>
    nameCounterpart(ctx, { catalog: catalog(), scale }, params.id, body.counterpart),
  );
  mount(app, counterpart.confirmTrade, { name: 'trade.confirm' }, (ctx, { params, body }) =>
    confirmTrade(ctx, catalog(), params.id, body.isTrue),
  );
  mount(app, ratings.rateTradePlayer, { name: 'trade.manner' }, (ctx, { params, body }) =>
    rateTradePlayer(ctx, catalog(), params.id, body.tags),
  );
  mount(app, endpoints.bumpTrades, { name: 'trade.pull-up' }, (ctx) => bumpTrades(ctx, catalog()));

  mount(app, endpoints.hideTrade, { name: 'trade.hide' }, (ctx, { params, body }) =>
    hideTrade(ctx, catalog(), params.id, body.reason),
  );
  mount(app, endpoints.showTrade, { name: 'trade.show' }, async (ctx, { params }) => {
    await showTrade(ctx, catalog(), params.id);
    return SUCCESS;
  });
}
