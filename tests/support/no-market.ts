import type { PriceServices } from '#features/game-data/game-data.services.ts';
import type { ItemQuotes, QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import { NO_QUOTE } from '#features/trade/quotes/quote.rules.ts';
import type { TradeReader, TradeServices } from '#features/trade/trade-readers.ts';

/** Of an item that nobody has traded. */
export const NO_ITEM_QUOTES: ItemQuotes = { sell: NO_QUOTE, buy: NO_QUOTE, excluded: null };

/** Prices of a market where nobody has come yet. */
export const noQuotes: QuoteReader = {
  quotesOf: async (itemIds) => new Map(itemIds.map((id) => [id, NO_ITEM_QUOTES])),
  popular: async () => [],
  daysOf: async () => [],
};

export const noPrices: PriceServices = { pricesOf: async () => new Map() };

/** Every item at one price, in 전. */
export function pricedAt(amount: number): PriceServices {
  return { pricesOf: async (itemIds) => new Map(itemIds.map((id) => [id, amount])) };
}

export const noTrades: TradeReader = {
  list: async () => ({ rows: [], next: undefined, count: 0 }),
  find: async () => undefined,
  book: async () => ({ sell: { count: 0, rows: [] }, buy: { count: 0, rows: [] } }),
  deals: async () => [],
  ofProfile: async () => ({ rows: [], next: undefined }),
  countsOfProfile: async () => ({ 0: 0, 1: 0, 2: 0, 3: 0 }),
};

/** What loaders see of a market without trades. */
export const noMarket: TradeServices = { trades: noTrades, quotes: noQuotes };
