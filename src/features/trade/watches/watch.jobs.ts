import { z } from 'zod';

export const WATCH_TRADE = { name: 'watch.trade', payload: z.strictObject({ tradeId: z.int() }) };

export const WATCH_QUOTE = {
  name: 'watch.quote',
  payload: z.strictObject({ itemId: z.int(), gameServer: z.int() }),
};
