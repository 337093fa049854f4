import type { QuoteReader } from './quotes/quote.contract.ts';
import type { ListedTrade, OrderBook, TradeCount } from './trades/trade.contract.ts';

/** Filters of the market's lists; undefined: any. */
export interface TradeFilter {
  tradeType?: 1 | 2 | undefined;
  gameServer?: number | undefined;
  itemId?: number | undefined;
  /** Item type 0 to 11. */
  type?: number | undefined;
  /** 0: waiting and completed. */
  status?: 0 | 1 | 2 | undefined;
  /** Part of the item's name (as the site's search finds it) or of the comment. */
  q?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Only those with a price. */
  isPriced?: boolean | undefined;
  payMethod?: number | undefined;
  isAuth?: boolean | undefined;
  isNegotiation?: boolean | undefined;
}

export interface TradePage {
  rows: ListedTrade[];
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined;
}

/** What everyone may see of trades: newest first by the last lift. */
export interface TradeReader {
  list(filter: TradeFilter, page: { limit: number; cursor?: string | undefined }): Promise<TradePage>;
  /** How many waiting trades the filter finds, counted up to `most`. */
  countUpTo(filter: TradeFilter, most: number): Promise<number>;
  /** Undefined: absent, hidden or cancelled. */
  find(id: number): Promise<ListedTrade | undefined>;
  book(itemId: number, options: { gameServer?: number | undefined; limit: number }): Promise<OrderBook>;
  /** Completed, latest first. */
  deals(itemId: number, options: { gameServer?: number | undefined; limit: number }): Promise<ListedTrade[]>;
  /** `status` 0: waiting and completed. */
  ofProfile(
    profileId: number,
    page: { limit: number; cursor?: string | undefined; status?: 0 | 1 | 2 | undefined },
  ): Promise<TradePage>;
  countsOfProfile(profileId: number): Promise<TradeCount>;
}

/** What loaders of the market's pages may ask. */
export interface TradeServices {
  readonly trades: TradeReader;
  readonly quotes: QuoteReader;
}
