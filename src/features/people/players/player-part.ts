import type { z } from 'zod';
import type { Db } from '#platform/database/db.ts';

/** Another feature's knowledge of a player. */
export interface PlayerPart {
  readonly schema: z.ZodType;
  read(db: Db, profileId: number, now: Date): Promise<unknown>;
}

export interface PlayerParts {
  readonly trades: PlayerPart;
  /** Prices that operators left out of quotes. */
  readonly prices: PlayerPart;
  /** Parties that the player led. */
  readonly parties: PlayerPart;
  /** Guilds as the player's record shows them. */
  readonly guilds: PlayerPart;
}

export const PLAYER_PARTS = ['trades', 'prices', 'parties', 'guilds'] as const satisfies readonly (keyof PlayerParts)[];
