import type { RecordParts } from '#features/trade/records/record.service.ts';
import { shownGuildsOf } from './guilds/guild-record.service.ts';
import type { GuildSite } from './guilds/guild-site.ts';
import { countPartiesOf } from './parties/party-record.service.ts';

/** Reads the part of a player's record that is about parties and guilds. */
export function recordPartsOf(site: GuildSite): RecordParts {
  return { partiesOf: countPartiesOf, guildsOf: shownGuildsOf(site) };
}
