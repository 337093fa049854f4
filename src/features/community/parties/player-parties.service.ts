import type { PlayerPart } from '#features/people/players/player-part.ts';
import { type PlayerParties, playerPartiesSchema } from './player-parties.contract.ts';
import { countLed, findNewestLed } from './player-parties.repository.ts';

const MAX_ROWS = 20;

/** Parties that a player leads or led. */
export const playerParties: PlayerPart = {
  schema: playerPartiesSchema,
  read: async (db, profileId, now): Promise<PlayerParties> => ({
    ...(await countLed(db, profileId, now)),
    rows: await findNewestLed(db, profileId, MAX_ROWS),
  }),
};
