import { marketTodayRoutes } from './market/market-today.routes.ts';
import { quoteRoutes } from './quotes/quote.routes.ts';
import { recordRoutes } from './records/record.routes.ts';
import type { RecordDeps } from './records/record.service.ts';
import { shoutRoutes } from './shouts/shout.routes.ts';
import type { TradeApp, TradeContext } from './trade.context.ts';
import { tradeRoutes } from './trades/trade.routes.ts';
import { watchRoutes } from './watches/watch.routes.ts';

export function marketRoutes(
  app: TradeApp,
  context: TradeContext,
  others: Pick<RecordDeps, 'partiesOf' | 'guildsOf'>,
): void {
  tradeRoutes(app, context);
  marketTodayRoutes(app, context);
  shoutRoutes(app, context);
  quoteRoutes(app, context);
  watchRoutes(app, context);
  recordRoutes(app, context, others);
}
