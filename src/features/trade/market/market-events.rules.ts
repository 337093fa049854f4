import type { ItemQuotes, PriceDay, QuoteChanged } from '../quotes/quote.contract.ts';
import type { ListedTrade } from '../trades/trade.contract.ts';
import {
  type Book,
  bookChanged,
  bookRow,
  bookWith,
  bookWithout,
  type DealRow,
  dealRow,
  MAX_DEALS,
} from './order-book.rules.ts';

/** What moves on the market page of an item. */
export interface MarketNow {
  quotes: ItemQuotes;
  /** Oldest first. */
  priceDays: PriceDay[];
  book: Book;
  /** Latest first. */
  deals: DealRow[];
}

/** Of which item and which server the page tells; undefined: all servers. */
export interface MarketPlace {
  itemId: number;
  gameServer: number | undefined;
}

export interface MarketEvent {
  type: string;
  data: unknown;
}

/** The page after something happened; the same object when it does not concern it. */
export function marketAfter(market: MarketNow, { type, data }: MarketEvent, place: MarketPlace): MarketNow {
  if (type === 'quote.changed') return quotesAfter(market, data as QuoteChanged, place);
  if (!type.startsWith('trade.')) return market;
  const trade = data as ListedTrade;
  if (trade.itemId !== place.itemId) return market;
  // A page of one server never showed the trades of another.
  if (place.gameServer !== undefined && place.gameServer !== trade.gameServer) return market;
  switch (type) {
    case 'trade.created':
      return trade.status === 1 ? { ...market, book: bookWith(market.book, bookRow(trade)) } : dealt(market, trade);
    case 'trade.changed':
    case 'trade.lifted':
      return trade.status === 1 ? { ...market, book: bookChanged(market.book, bookRow(trade)) } : market;
    case 'trade.completed':
      return dealt({ ...market, book: bookWithout(market.book, trade.id) }, trade);
    case 'trade.cancelled':
      return {
        ...market,
        book: bookWithout(market.book, trade.id),
        deals: market.deals.filter(({ id }) => id !== trade.id),
      };
  }
  return market;
}

function dealt(market: MarketNow, trade: ListedTrade): MarketNow {
  const others = market.deals.filter(({ id }) => id !== trade.id);
  const deals = [...others, dealRow(trade)].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return { ...market, deals: deals.slice(0, MAX_DEALS) };
}

function quotesAfter(market: MarketNow, changed: QuoteChanged, { itemId, gameServer }: MarketPlace): MarketNow {
  // 0 is the quote over all servers.
  return changed.itemId === itemId && changed.gameServer === (gameServer ?? 0)
    ? { ...market, quotes: changed.quotes }
    : market;
}
