import { z } from 'zod';

const count = z.int().min(0);

export const playerTradeSchema = z.object({
  id: z.int().positive(),
  itemId: z.int(),
  itemName: z.string(),
  gameServer: z.int(),
  tradeType: z.int(),
  price: z.int().nullable(),
  quantity: z.int(),
  status: z.int(),
  createdAt: z.iso.datetime(),
  hiddenAt: z.iso.datetime().nullable(),
  hiddenReason: z.string().nullable(),
  /** Why operators left the price out of quotes; null: they did not. */
  excludedReason: z.string().nullable(),
});
export type PlayerTrade = z.infer<typeof playerTradeSchema>;

export const playerTradesSchema = z.object({
  counts: z.object({
    all: count,
    waiting: count,
    completed: count,
    confirmed: count,
    cancelled: count,
    /** In the last 30 days. */
    cancelledLately: count,
    hidden: count,
    excluded: count,
  }),
  /** Newest first. */
  rows: z.array(playerTradeSchema),
});
export type PlayerTrades = z.infer<typeof playerTradesSchema>;
