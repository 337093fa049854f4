import { z } from 'zod';
import type { PlayerPart } from '#features/people/players/player-part.ts';
import { DAY_MS } from '#shared/durations.ts';
import {
  type PlayerTrade,
  type PlayerTrades,
  playerTradeSchema,
  playerTradesSchema,
} from './player-trades.contract.ts';
import { countTrades, findTradesOf } from './player-trades.repository.ts';

const LATELY_MS = 30 * DAY_MS;
const MAX_ROWS = 50;

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
