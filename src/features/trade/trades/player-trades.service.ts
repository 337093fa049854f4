import { z } from 'zod';
import type { PlayerPart } from '#features/people/players/player-part.ts';
import { DAY_MS } from '#shared/durations.ts';
import { countTrades, findTradesOf } from './player-trades.repository.ts';

const LATELY_MS = 30 * DAY_MS;
const MAX_ROWS = 50;

const count = z.int().min(0);

const playerTradeSchema = z.object({
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

const playerTradesSchema = z.object({
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

/** A player's trades as operators see them, hidden ones too. */
export const playerTrades: PlayerPart = {
  schema: playerTradesSchema,
  read: async (db, profileId, now): Promise<PlayerTrades> => ({
    counts: await countTrades(db, profileId, new Date(now.getTime() - LATELY_MS)),
    rows: await findTradesOf(db, profileId, { limit: MAX_ROWS }),
  }),
};

/** Prices of a player that operators left out of quotes, newest first. */
export const playerExclusions: PlayerPart = {
  schema: z.array(playerTradeSchema),
  read: (db, profileId): Promise<PlayerTrade[]> => findTradesOf(db, profileId, { limit: MAX_ROWS, isExcluded: true }),
};
