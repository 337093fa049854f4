import { z } from 'zod';
import type { PlayerPart } from '#features/people/players/player-part.ts';
import { countLed, findNewestLed } from './player-parties.repository.ts';

const MAX_ROWS = 20;

const playerPartiesSchema = z.object({
  led: z.int().min(0),
  running: z.int().min(0),
  /** Newest first. */
  rows: z.array(
    z.object({
      id: z.int().positive(),
      title: z.string(),
      gameServer: z.int(),
      createdAt: z.iso.datetime(),
      expiredAt: z.iso.datetime(),
      closedAt: z.iso.datetime().nullable(),
      closedBy: z.string().nullable(),
    }),
  ),
});
export type PlayerParties = z.infer<typeof playerPartiesSchema>;

/** Parties that a player leads or led. */
export const playerParties: PlayerPart = {
  schema: playerPartiesSchema,
  read: async (db, profileId, now): Promise<PlayerParties> => ({
    ...(await countLed(db, profileId, now)),
    rows: await findNewestLed(db, profileId, MAX_ROWS),
  }),
};
