import type { Db } from '#platform/database/db.ts';
import { OFFICERS, type Rank } from './guild.labels.ts';
import { findGuild, lockGuilds } from './guild.repository.ts';
import { asRank, type GuildSite, isListed, isServed } from './guild.rules.ts';
import { requireWritable } from './guild-access.service.ts';
import { guildConflict } from './guild-error.labels.ts';
import { findMember, findMembers } from './guild-member.repository.ts';

/** Locks a guild, so that its changes run one after the other. */
export function lockGuildById(db: Db, guildId: number): Promise<void> {
  return lockGuilds(db, [guildId]);
}

/** Requires a guild that is neither closed nor hidden. The caller has locked it before any of its rows. */
export async function requireWritableGuild(db: Db, guildId: number): Promise<void> {
  const row = await findGuild(db, guildId);
  if (!row) throw guildConflict('CLOSED');
  requireWritable(row);
}

/** Returns whether the guild is active: neither closed nor hidden, on a configured server. */
export async function isOpenGuild(db: Db, site: GuildSite, guildId: number): Promise<boolean> {
  const row = await findGuild(db, guildId);
  return row !== undefined && isListed(row) && isServed(site, row.game_server);
}

/** Returns undefined if there is no such guild, or it was erased. */
export async function serverOfGuild(db: Db, guildId: number): Promise<number | undefined> {
  return (await findGuild(db, guildId))?.game_server;
}

/** Returns null for players who are no members. */
export async function rankIn(db: Db, guildId: number, profileId: number): Promise<Rank | null> {
  const member = await findMember(db, { guildId, profileId });
  return member ? asRank(member.rank) : null;
}

export interface PresentMember {
  profileId: number;
  userId: string | null;
  rank: Rank;
  isOfficer: boolean;
}

/** Returns the members; none for an erased guild. */
export async function presentMembers(db: Db, guildId: number): Promise<PresentMember[]> {
  const row = await findGuild(db, guildId);
  if (!row) return [];
  return (await findMembers(db, guildId)).map(({ profile_id, player, rank }) => ({
    profileId: profile_id,
    userId: player.user_id,
    rank: asRank(rank),
    isOfficer: OFFICERS.includes(asRank(rank)),
  }));
}
