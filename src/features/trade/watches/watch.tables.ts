import type { Generated, GeneratedAlways } from 'kysely';

/** A price that a player waits for. */
export interface WatchTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  profile_id: number;
  item_id: number;
  /** 0: all. */
  game_server: number;
  trade_type: number;
  subject: 'listing' | 'quote';
  direction: 'below' | 'above';
  price: number;
  /** Of a quote: whether it stood beyond the price when last looked at. */
  was_beyond: boolean | null;
}
