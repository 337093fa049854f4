import type { ReceivedEvent } from '#shared/live-event.ts';
import type { ItemQuotes, PriceDay, QuoteChanged } from '../quotes/quote.contract.ts';
import { quoteChanged } from '../quotes/quote.events.ts';
import type { ListedTrade } from '../trades/trade.contract.ts';
import { type GoneTrade, isListedEvent, tradeEventTypes } from '../trades/trade.events.ts';
import { TRADE_STATUS } from '../trades/trade.labels.ts';
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

/** Quotes that listings are compared with, by game server. */
export type ServerQuotes = Readonly<Partial<Record<number, ItemQuotes>>>;

export interface MarketNow {
  quotes: ItemQuotes;
  serverQuotes: ServerQuotes;
  priceDays: PriceDay[];
  book: Book;
  deals: DealRow[];
}

/** `gameServer` undefined: all servers. */
export interface MarketPlace {
  itemId: number;
  gameServer: number | undefined;
}

/** Returns the same object when the event does not concern the page. */
export function marketAfter(market: MarketNow, event: ReceivedEvent, place: MarketPlace): MarketNow {
  if (quoteChanged.matches(event)) return quotesAfter(market, event.data, place);
  if (tradeEventTypes.cancelled.matches(event)) {
    return isShownAt(place, event.data) ? withoutTrade(market, event.data.id) : market;
  }
  return isListedEvent(event) && isShownAt(place, event.data) ? withTrade(market, event) : market;
}

function isShownAt({ itemId, gameServer }: MarketPlace, trade: GoneTrade): boolean {
  return trade.itemId === itemId && (gameServer === undefined || gameServer === trade.gameServer);
}

function withTrade(market: MarketNow, event: ReceivedEvent & { data: ListedTrade }): MarketNow {
  const trade = event.data;
  const isWaiting = trade.status === TRADE_STATUS.waiting;
  if (tradeEventTypes.completed.matches(event)) {
    return dealt({ ...market, book: bookWithout(market.book, trade.id) }, trade);
  }
  if (tradeEventTypes.created.matches(event)) {
    return isWaiting ? { ...market, book: bookWith(market.book, bookRow(trade)) } : dealt(market, trade);
  }
  return isWaiting ? { ...market, book: bookChanged(market.book, bookRow(trade)) } : market;
}

function withoutTrade(market: MarketNow, tradeId: number): MarketNow {
  const deals = market.deals.filter(({ id }) => id !== tradeId);
  return { ...market, book: bookWithout(market.book, tradeId), deals };
}

function dealt(market: MarketNow, trade: ListedTrade): MarketNow {
  const others = market.deals.filter(({ id }) => id !== trade.id);
  const deals = [...others, dealRow(trade)].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return { ...market, deals: deals.slice(0, MAX_DEALS) };
}

const ALL_SERVERS = 0;

function quotesAfter(market: MarketNow, changed: QuoteChanged, { itemId, gameServer }: MarketPlace): MarketNow {
  if (changed.itemId !== itemId) return market;
  const { quotes } = changed;
  const isHeadline = changed.gameServer === (gameServer ?? ALL_SERVERS);
  if (changed.gameServer === ALL_SERVERS) return isHeadline ? { ...market, quotes } : market;
  const serverQuotes = { ...market.serverQuotes, [changed.gameServer]: quotes };
  return { ...market, serverQuotes, ...(isHeadline && { quotes }) };
}
