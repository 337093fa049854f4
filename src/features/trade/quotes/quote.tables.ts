import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Quote } from './quote.contract.ts';

/** The current quote of an item and window, kept until a trade changes it or time takes a trade out of the window. */
export interface QuoteTable {
  item_id: number;
  /** 0: all. */
  game_server: number;
  days: number;
  computed_at: Date;
  /** The first moment at which time alone changes it; null: none. */
  valid_until: Date | null;
  /** Trades of both sides that everyone sees and that stand in the window, with or without a price that counts. */
  trade_count: number;
  sell: JSONColumnType<Quote>;
  buy: JSONColumnType<Quote>;
}

/** The prices of a Korean calendar day. */
export interface PriceDayTable {
  item_id: number;
  game_server: number;
  /** `2026-11-20`. */
  day: string;
  sell_median: number | null;
  buy_median: number | null;
  completed_median: number | null;
  sell_count: number;
  buy_count: number;
  completed_count: number;
}

/** A change that is not counted yet. */
export interface QuoteChangeTable {
  id: GeneratedAlways<number>;
  item_id: number;
  game_server: number;
  /** The first moment whose rows it touches. */
  since: Date;
  /** Not before: when a suspension ends. Null: now. */
  due_at: Generated<Date | null>;
}

/** An item whose price a few make: it has no quote. */
export interface ManipulatedItemTable {
  item_id: number;
  created_at: Generated<Date>;
  reason: string;
  operator_user_id: string;
}
