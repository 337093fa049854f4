import { z } from 'zod';

/** A trade has come to a price that somebody watches for. */
export const WATCH_TRADE = { name: 'watch.trade', payload: z.strictObject({ tradeId: z.int() }) };

/** A quote has changed that somebody watches; `gameServer` 0: of all servers together. */
export const WATCH_QUOTE = {
  name: 'watch.quote',
  payload: z.strictObject({ itemId: z.int(), gameServer: z.int() }),
};
