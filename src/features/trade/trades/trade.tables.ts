import type { Generated, GeneratedAlways } from 'kysely';

/** An offer to sell or buy one item. */
export interface TradeTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  profile_id: number;
  item_id: number;
  /** The item's type when the trade was made, for the lists of a type. */
  item_type: number;
  game_server: number;
  trade_type: number;
  /** 전 per piece; null: offers wanted (제시). */
  price: number | null;
  quantity: Generated<number>;
  durability: number | null;
  pay_method: Generated<number>;
  is_auth: Generated<boolean>;
  is_negotiation: Generated<boolean>;
  comment: Generated<string>;
  status: Generated<number>;
  completed_at: Date | null;
  cancelled_at: Date | null;
  cancelled_by: string | null;
  /** The poster's own wish to be left out of quotes. */
  exclude_price: Generated<boolean>;
  /** An operator's reason to leave the price out of quotes. */
  price_excluded_reason: string | null;
  counterpart_id: number | null;
  /** The last of creation and pull-up: the order of lists. */
  lifted_at: Date;
  /** Waiting: last creation, lift or price change; completed: the completion. */
  counted_at: Date;
  marked_old_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: string | null;
  is_sample: Generated<boolean>;
}

/** A price a trade has stood at. */
export interface TradePriceTable {
  id: GeneratedAlways<number>;
  trade_id: number;
  item_id: number;
  at: Date;
  /** 1 made, 2 changed, 3 lifted. */
  kind: number;
  price: number | null;
}

/** Filters of the market that a player keeps. */
export interface SavedSearchTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  profile_id: number;
  name: string;
  /** The address's query, without `?`. */
  query: string;
}
