import { excludePrice, includePrice } from '#features/trade/quotes/operator-price.contract.ts';
import { changeManyTrades, listAllTrades, type OperatorTrade } from '#features/trade/trades/operator-trade.contract.ts';
import { tradeTopics } from '#features/trade/trades/trade.events.ts';
import { hideTrade, showTrade } from '#features/trade/trades/trade-endpoints.contract.ts';
import { type AnsweredPage, callPage } from '#platform/client/call-page.ts';
import { defineLivePages, defineMutation } from '#platform/client/live-query.ts';
import type { TradeSearch } from '../trade-list.params.ts';

const PAGE_ROWS = 50;
/** The market changes by the second. */
const GATHER_MS = 5000;
const TRADES = ['desk', 'trades'];

/** Pages may be short and still have a next one. */
export const tradePages = defineLivePages({
  key: (search: TradeSearch) => [...TRADES, search],
  read: (search, cursor: string | undefined, signal): Promise<AnsweredPage<OperatorTrade[]>> =>
    callPage(listAllTrades, { query: { limit: PAGE_ROWS, cursor, ...search }, signal }),
  next: ({ next }) => next,
  topics: [tradeTopics.all],
  gatherMs: GATHER_MS,
});

const renewed = { invalidates: () => [TRADES] };
export const tradeMutations = {
  hide: defineMutation(hideTrade, renewed),
  show: defineMutation(showTrade, renewed),
  exclude: defineMutation(excludePrice, renewed),
  include: defineMutation(includePrice, renewed),
  changeMany: defineMutation(changeManyTrades, renewed),
};
