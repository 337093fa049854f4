import { readId } from '#features/game-data/read-id.ts';
import type { PlayerRecord } from '#features/trade/records/record.contract.ts';
import type { PageRequest } from '#shared/page.ts';
import type { CommunityServices } from '../../community-readers.ts';
import type { PartyPlayer } from '../../parties/party.contract.ts';
import type { Guild } from '../guild.contract.ts';
import { noGuild } from '../guild-error.labels.ts';
import { isSeeking } from '../guild-page.labels.ts';

const OTHERS = 4;
/** Number of newest guilds read, more than shown, because some take nobody. */
const LOOKED_AT = 12;

/** A leader or deputy with their record. */
export interface GuildHead {
  player: PartyPlayer;
  record: Pick<PlayerRecord, 'deals' | 'parties' | 'manner'> | null;
}

export interface GuildPageData {
  guild: Guild;
  leader: GuildHead | null;
  deputies: GuildHead[];
  /** Other guilds of the same server that take members. */
  others: Pick<Guild, 'id' | 'name' | 'tint' | 'iconUrl' | 'jobs' | 'minLevel' | 'memberCount'>[];
}

export async function load({ params }: PageRequest, { guilds, recordOf }: CommunityServices): Promise<GuildPageData> {
  const guild = await guilds.find(readId(params.id));
  if (!guild) throw noGuild();
  const head = async (player: PartyPlayer): Promise<GuildHead> => {
    const record = player.userId === null ? undefined : await recordOf(player.id);
    return { player, record: record ? { deals: record.deals, parties: record.parties, manner: record.manner } : null };
  };
  const [leader, deputies, near] = await Promise.all([
    guild.leader && head(guild.leader),
    Promise.all(guild.deputies.map(head)),
    guilds.list({ gameServer: guild.gameServer }, { limit: LOOKED_AT }),
  ]);
  const others = near.rows
    .filter((other) => other.id !== guild.id && isSeeking(other))
    .slice(0, OTHERS)
    .map(({ id, name, tint, iconUrl, jobs, minLevel, memberCount }) => ({
      id,
      name,
      tint,
      iconUrl,
      jobs,
      minLevel,
      memberCount,
    }));
  return { guild, leader, deputies, others };
}
