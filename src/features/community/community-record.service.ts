import type { RecordParts } from '#features/trade/records/record.service.ts';
import { shownGuildsOf } from './guilds/guild-record.service.ts';
import type { GuildSite } from './guilds/guild-site.ts';
import { countPartiesOf } from './parties/party-record.service.ts';

/** Parties and guilds in a player's record. */
export function recordPartsOf(site: GuildSite): RecordParts {
  return { partiesOf: countPartiesOf, guildsOf: shownGuildsOf(site) };
}
