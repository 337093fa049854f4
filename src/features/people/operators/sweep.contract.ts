import { z } from 'zod';
import { MAX_ID } from '#shared/ids.ts';
import { plainText } from '#shared/plain-text.ts';

/** As the game has them. */
const MAX_SHOUT_NAME = 12;

/** The things of a player that an operator takes down at once. */
export const sweepChoicesSchema = z.strictObject({
  /** The waiting ones. */
  trades: z.enum(['hide', 'cancel']).optional(),
  /** Leaves every price of the player out of quotes that still counts. */
  prices: z.literal(true).optional(),
  /** Closes the running parties that the player leads. */
  parties: z.literal(true).optional(),
  /** Hides the shouts of a name, which is muted for 24 hours. The name may be another player's. */
  shouts: z
    .strictObject({ gameServer: z.int().min(1).max(MAX_ID), name: plainText({ min: 1, max: MAX_SHOUT_NAME }) })
    .optional(),
});
export type SweepChoices = z.infer<typeof sweepChoicesSchema>;
