import type { RecordDeps } from '#features/trade/records/record.service.ts';
import { shownGuildsOf } from './guilds/guild-record.service.ts';
import type { GuildSite } from './guilds/guild-site.ts';
import { countPartiesOf } from './parties/party-record.service.ts';

/** What a player's record has of parties and guilds. */
export function recordPartsOf(site: GuildSite): Pick<RecordDeps, 'partiesOf' | 'guildsOf'> {
  return { partiesOf: countPartiesOf, guildsOf: shownGuildsOf(site) };
}
