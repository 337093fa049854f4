import { z } from 'zod';
import type { PlayerPart } from '#features/people/players/player-part.ts';
import { recordSchema } from '#features/trade/records/record.contract.ts';
import type { GuildSite } from './guild.rules.ts';
import { createShownGuildsReader } from './guild-record.service.ts';

/** Guilds that the player's record shows to everybody; others are nobody's business, not even an operator's. */
export function playerGuilds(site: GuildSite): PlayerPart {
  return { schema: z.array(recordSchema.shape.guilds.element), read: createShownGuildsReader(site) };
}
