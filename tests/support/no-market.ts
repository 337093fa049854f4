import type { PriceServices, ServerPriceServices } from '#features/game-data/game-data.services.ts';
import type { MarketReader } from '#features/trade/market/market-reader.service.ts';
import type { ItemQuotes, QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import { NO_QUOTE } from '#features/trade/quotes/quote.rules.ts';
import type { TradeReader, TradeServices } from '#features/trade/trade-readers.ts';

export const NO_ITEM_QUOTES: ItemQuotes = { sell: NO_QUOTE, buy: NO_QUOTE, excluded: null };

export const noQuotes: QuoteReader = {
  quotesOf: async (itemIds) => new Map(itemIds.map((id) => [id, NO_ITEM_QUOTES])),
  popular: async () => [],
  daysOf: async () => [],
};

export const noPrices: PriceServices & ServerPriceServices = {
  pricesOf: async () => new Map(),
  pricesOfServers: async () => [],
};

export function pricedAt(amount: number): PriceServices {
  return { pricesOf: async (itemIds) => new Map(itemIds.map((id) => [id, amount])) };
}

export const noTrades: TradeReader = {
  list: async () => ({ rows: [], next: undefined, count: 0 }),
  ordered: async () => ({ rows: [], next: undefined, count: 0 }),
  find: async () => undefined,
  book: async () => ({ sell: { count: 0, rows: [] }, buy: { count: 0, rows: [] } }),
  deals: async () => [],
  ofProfile: async () => ({ rows: [], next: undefined }),
  dealsOfProfile: async () => ({ completed: 0, confirmed: 0 }),
  countsOfProfile: async () => ({ 0: 0, 1: 0, 2: 0, 3: 0 }),
};

export const noMarketReader: MarketReader = {
  today: async () => ({ deals: 0, sell: 0, buy: 0, latest: null }),
  moving: async () => [],
};

export const noMarket: TradeServices = { trades: noTrades, quotes: noQuotes, market: noMarketReader };
