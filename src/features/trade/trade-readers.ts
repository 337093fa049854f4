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

/** Public trades, last bump first. */
export interface TradeReader {
  list(
    filter: TradeFilter,
    page: { limit: number; cursor?: string | undefined; countUpTo?: number | undefined },
  ): Promise<CountedTradePage>;
  /**
   * Waiting trades with a price by price or by ratio to their quote; those far off last.
   * @throws {AppError} INVALID_INPUT: a cursor of another order
   */
  ordered(
    order: ValueOrder,
    filter: TradeFilter,
    page: { limit: number; cursor?: string | undefined; countUpTo?: number | undefined },
  ): Promise<CountedTradePage>;
  /** Undefined: absent, hidden or cancelled. */
  find(id: number): Promise<ListedTrade | undefined>;
  book(itemId: number, options: { gameServer?: number | undefined; limit: number }): Promise<OrderBook>;
  /** Completed, latest first. */
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
  /** Of all servers when none is given. */
  countsOfProfile(profileId: number, of?: { gameServer?: number | undefined }): Promise<TradeCount>;
  dealsOfProfile(profileId: number): Promise<DealRecord>;
}

export interface TradeServices {
  readonly trades: TradeReader;
  readonly quotes: QuoteReader;
  readonly market: MarketReader;
}
