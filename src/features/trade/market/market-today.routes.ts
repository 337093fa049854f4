import { mount } from '#platform/http/mount.ts';
import { readQuotes } from '../quotes/read-quotes.service.ts';
import type { TradeApp, TradeContext } from '../trade.context.ts';
import { gameServerSchema } from '../trades/trade-query.ts';
import { readMarket } from './market-reader.service.ts';
import { getMarketToday } from './market-today.contract.ts';

export function marketTodayRoutes(app: TradeApp, context: TradeContext): void {
  const market = readMarket(context, readQuotes(context));
  const gameServer = gameServerSchema(context.config.gameServers);
  mount(app, getMarketToday, { query: getMarketToday.query.extend({ gameServer }) }, ({ query }) =>
    market.today(query.gameServer),
  );
}
