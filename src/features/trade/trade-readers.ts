import type { MarketReader } from './market/market-reader.service.ts';
import type { QuoteReader } from './quotes/quote.contract.ts';
import type { DealRecord } from './records/record.contract.ts';
import type { ListedTrade, OrderBook, TradeCount } from './trades/trade.contract.ts';
import type { TradeFilter } from './trades/trade.filter.ts';
import type { ValueOrder } from './trades/trade-order.rules.ts';

export interface TradePage {
  rows: ListedTrade[];
  /** Undefined: last page. */
  next: string | undefined;
}

export interface CountedTradePage extends TradePage {
  /** Counted up to `countUpTo`; null: not requested. */
  count: number | null;
}

/** Reads public trades, the last bumped first. */
export interface TradeReader {
  list(
    filter: TradeFilter,
    page: { limit: number; cursor?: string | undefined; countUpTo?: number | undefined },
  ): Promise<CountedTradePage>;
  /**
   * Returns waiting trades sorted by price or by ratio to their quote; prices that are far off come last.
   * @throws {AppError} INVALID_INPUT: a cursor of another order
   */
  ordered(
    order: ValueOrder,
    filter: TradeFilter,
    page: { limit: number; cursor?: string | undefined; countUpTo?: number | undefined },
  ): Promise<CountedTradePage>;
  /** Returns undefined for an absent, hidden or cancelled trade. */
  find(id: number): Promise<ListedTrade | undefined>;
  book(itemId: number, options: { gameServer?: number | undefined; limit: number }): Promise<OrderBook>;
  /** Returns completed trades, the latest first. */
  deals(itemId: number, options: { gameServer?: number | undefined; limit: number }): Promise<ListedTrade[]>;
  /** `status` 0: waiting and completed. */
  ofProfile(
    profileId: number,
    page: {
      limit: number;
      cursor?: string | undefined;
      status?: 0 | 1 | 2 | undefined;
      gameServer?: number | undefined;
    },
  ): Promise<TradePage>;
  /** Counts the trades of all servers when none is given. */
  countsOfProfile(profileId: number, of?: { gameServer?: number | undefined }): Promise<TradeCount>;
  dealsOfProfile(profileId: number): Promise<DealRecord>;
}

export interface TradeServices {
  readonly trades: TradeReader;
  readonly quotes: QuoteReader;
  readonly market: MarketReader;
}
