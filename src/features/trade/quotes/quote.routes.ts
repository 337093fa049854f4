import { DYNAMIC_EFFORT, jsonBody } from '#platform/answers/response-body.ts';
import { mount, type ReadBudget } from '#platform/http/mount.ts';
import { AppError } from '#shared/errors.ts';
import type { TradeApp, TradeContext } from '../trade.context.ts';
import { tradeTopics } from '../trades/trade.events.ts';
import { tradeErrors } from '../trades/trade-error.labels.ts';
import { gameServerSchema } from '../trades/trade-query.ts';
import { getEvidence } from './evidence.contract.ts';
import { computeEvidence } from './evidence.service.ts';
import { operatorPriceRoutes } from './operator-price.routes.ts';
import { operatorTradeRoutes } from './operator-trade.routes.ts';
import { getItemPrices, listPopularItems, quoteWindowQuery } from './quote.contract.ts';
import { quoteTopics } from './quote.topics.ts';
import { readQuotes } from './read-quotes.service.ts';
import type { RequestedWindow } from './window-quotes.service.ts';

const MAX_POPULAR = 100;

export function quoteRoutes(app: TradeApp, context: TradeContext): void {
  const { catalog, config, clock, db, evidence, limits } = context;
  const { manipulatedItems } = config;
  const reader = readQuotes(context);
  const gameServer = gameServerSchema(config.gameServers);
  const query = quoteWindowQuery.extend({ gameServer });

  mount(app, listPopularItems, { query: listPopularItems.query.extend({ gameServer }) }, async ({ query }) => {
    const { type, days } = query;
    const window = { gameServer: query.gameServer, days };
    const found = await reader.popular({ ...window, type: type < 0 ? undefined : type, limit: MAX_POPULAR });
    const { itemById } = catalog();
    return found.flatMap(({ itemId, quotes, tradeCount, spark }) => {
      const item = itemById.get(itemId);
      return item ? [{ ...item, ...quotes, tradeCount, spark }] : [];
    });
  });

  mount(app, getItemPrices, { query }, async ({ params: { id }, query: window }) => {
    if (!catalog().itemById.has(id)) throw noItem();
    const [quotes, days] = await Promise.all([reader.quotesOf([id], window), reader.daysOf(id, window)]);
    const quote = quotes.get(id);
    if (!quote) throw noItem();
    return { quote, days };
  });

  const budget: ReadBudget<typeof getEvidence> = {
    limit: limits.evidence,
    isCached: ({ params: { id }, query: window }) => evidence?.has(evidenceKey(id, window)) ?? false,
  };
  mount(app, getEvidence, { query, budget }, async ({ params: { id }, query: { gameServer, days } }) => {
    if (!catalog().itemById.has(id)) throw noItem();
    const window = { gameServer, days };
    const read = async () =>
      jsonBody(await computeEvidence({ db, clock, manipulatedItems }, id, window), DYNAMIC_EFFORT);
    const topics = [quoteTopics.ofItem(id), tradeTopics.ofItem(id)];
    return evidence?.load(evidenceKey(id, window), read, topics) ?? read();
  });

  operatorPriceRoutes(app, context);
  operatorTradeRoutes(app, context);
}

function evidenceKey(id: number, { gameServer, days }: Partial<RequestedWindow>): string {
  return `${id} ${gameServer} ${days}`;
}

function noItem(): AppError {
  return new AppError('NOT_FOUND', { message: tradeErrors.unknownItem });
}
