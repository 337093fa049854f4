import { definePageParams, param } from '#shared/page-params.ts';
import { tradeFilter } from '../trades/trade.filter.ts';
import { readTradeCursor } from '../trades/trade-cursor.rules.ts';

export const marketParams = definePageParams({
  data: { ...tradeFilter.fields, cursor: param.text((text) => readTradeCursor(text) !== undefined) },
});

const IN_SIGHT: readonly string[] = ['tradeType', 'q'];

export type MarketQuery = ReturnType<typeof readMarketQuery>;

export function readMarketQuery(query: URLSearchParams) {
  const filter = tradeFilter.read(query);
  const set = tradeFilter.chips(filter).map(({ name }) => name);
  return {
    filter,
    isFirstPage: marketParams.read(query).cursor === undefined,
    texts: marketParams.texts(query),
    /** Prices that cannot be read: ignored, with a message under the field. */
    misread: tradeFilter.misread(query),
    inSheet: set.filter((name) => !IN_SIGHT.includes(name)).length,
    isFiltered: set.length > 0,
  };
}
