import { definePageParams, param } from '#shared/page-params.ts';
import { tradeFilter } from '../trades/trade.filter.ts';
import { readTradeCursor } from '../trades/trade-cursor.rules.ts';

/** The query of `/trade`. */
export const marketParams = definePageParams({
  data: { ...tradeFilter.fields, cursor: param.text((text) => readTradeCursor(text) !== undefined) },
});

/** Names that a phone does not hide in its sheet. */
const IN_SIGHT: readonly string[] = ['tradeType', 'q'];

export type MarketQuery = ReturnType<typeof readMarketQuery>;

/** What an address of the market asks. */
export function readMarketQuery(query: URLSearchParams) {
  const filter = tradeFilter.read(query);
  const set = tradeFilter.chips(filter).map(({ name }) => name);
  return {
    filter,
    isFirstPage: marketParams.read(query).cursor === undefined,
    /** What stands in the fields. */
    texts: marketParams.texts(query),
    /** Prices that are none: they filter nothing, and it is said under their fields. */
    misread: tradeFilter.misread(query),
    /** How many filters stand in the sheet of a phone. */
    inSheet: set.filter((name) => !IN_SIGHT.includes(name)).length,
    /** Whether anything but the server is asked. */
    isFiltered: set.length > 0,
  };
}
