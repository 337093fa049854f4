import { jobField } from '#shared/job.params.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { type MarketFilter, tradeFilter } from '../trades/trade.filter.ts';
import { orderOfCursor, ordersWith, TRADE_ORDERS, type TradeOrder } from '../trades/trade-order.rules.ts';

export const marketParams = definePageParams({
  data: {
    ...tradeFilter.fields,
    ...jobField,
    sort: param.choice(TRADE_ORDERS, 'new'),
    cursor: param.text((text) => orderOfCursor(text) !== undefined),
  },
});

const IN_SIGHT: readonly string[] = ['tradeType', 'q'];

export type MarketQuery = ReturnType<typeof readMarketQuery>;

export function readMarketQuery(query: URLSearchParams) {
  const filter = readMarketFilter(query);
  const { order, cursor } = readPlace(query, filter);
  const isOfJob = filter.job !== undefined;
  const set = tradeFilter.chips(filter).map(({ name }) => name);
  return {
    filter,
    order,
    isFirstPage: cursor === undefined,
    texts: marketParams.texts(query),
    /** Names of prices that cannot be read: they are ignored, with a message under the field. */
    misread: tradeFilter.misread(query),
    inSheet: set.filter((name) => !IN_SIGHT.includes(name)).length + Number(isOfJob),
    isFiltered: isOfJob || set.length > 0,
  };
}

export function readMarketFilter(query: URLSearchParams): MarketFilter {
  return { ...tradeFilter.read(query), job: marketParams.read(query).job };
}

/** Returns the query in the form of a saved search. */
export function toMarketQuery(filter: MarketFilter): string {
  return marketParams.link('', filter).replace(/^[?]/, '');
}

export interface MarketPlace {
  order: TradeOrder;
  /** Undefined: the first page. */
  cursor: string | undefined;
}

/** An order that the filter does not allow falls back to the newest first; a cursor of another order is ignored. */
export function readPlace(query: URLSearchParams, filter: MarketFilter): MarketPlace {
  const { sort, cursor } = marketParams.read(query);
  const order = ordersWith(filter).includes(sort) ? sort : 'new';
  return { order, cursor: cursor !== undefined && orderOfCursor(cursor) === order ? cursor : undefined };
}
