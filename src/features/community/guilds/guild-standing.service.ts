import type { Db } from '#platform/database/db.ts';
import { findGuild, lockGuilds } from './guild.repository.ts';
import { asRank, isListed } from './guild.rules.ts';
import { OFFICERS, type Rank } from './guild-codes.ts';
import { guildConflict } from './guild-error.labels.ts';
import { findMember, findMembers } from './guild-member.repository.ts';
import { type GuildSite, isServed } from './guild-site.ts';
import { requireWritable } from './locked-guild.service.ts';

/** Changes of one guild take turns. */
export function lockGuildById(db: Db, guildId: number): Promise<void> {
  return lockGuilds(db, [guildId]);
}

/** Locked before anything of the guild is. @throws {AppError} CONFLICT (CLOSED, HIDDEN) */
export async function requireWritableGuild(db: Db, guildId: number): Promise<void> {
  const row = await findGuild(db, guildId);
  if (!row) throw guildConflict('CLOSED');
  requireWritable(row);
}

/** Whether anything happens in it: neither closed nor hidden, on a server of this site. */
export async function isOpenGuild(db: Db, site: GuildSite, guildId: number): Promise<boolean> {
  const row = await findGuild(db, guildId);
  return row !== undefined && isListed(row) && isServed(site, row.game_server);
}

/** Undefined: there is none, or it was erased. */
export async function serverOfGuild(db: Db, guildId: number): Promise<number | undefined> {
  return (await findGuild(db, guildId))?.game_server;
}

/** Null: no member. */
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

/** A guild that was erased has none. */
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
