import type { Db } from '#platform/database/db.ts';
import { isMembershipShown } from './guild.policy.ts';
import { asRank, type GuildSite, isServed } from './guild.rules.ts';
import { findListedMemberships } from './guild-member.repository.ts';

export interface ShownGuild {
  id: number;
  name: string;
  gameServer: number;
  rank: number;
}

/** Reads the guilds that a player shows, and those of which they are a head, which are always shown. */
export function createShownGuildsReader(site: GuildSite): (db: Db, profileId: number) => Promise<ShownGuild[]> {
  return async (db, profileId) =>
    (await findListedMemberships(db, profileId))
      .filter(({ gameServer }) => isServed(site, gameServer))
      .filter(({ rank, isShown }) => isMembershipShown({ rank: asRank(rank), isShown }))
      .map(({ id, name, gameServer, rank }) => ({ id, name, gameServer, rank }));
}
