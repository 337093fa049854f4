import type { Db } from '#platform/database/db.ts';

export interface StoredMembership {
  guildId: number;
  name: string;
  rank: number;
  isShown: boolean;
  joinedAt: string;
  leftAt: string | null;
}

export async function findStoredMemberships(db: Db, profileId: number): Promise<StoredMembership[]> {
  const rows = await db
    .selectFrom('guild_member')
    .innerJoin('guild', 'guild.id', 'guild_member.guild_id')
    .select(['guild.id', 'guild.name', 'guild_member.rank', 'guild_member.is_shown'])
    .select(['guild_member.joined_at', 'guild_member.left_at'])
    .where('guild_member.profile_id', '=', profileId)
    .orderBy('guild_member.id')
    .execute();
  return rows.map(({ id, name, rank, is_shown, joined_at, left_at }) => ({
    guildId: id,
    name,
    rank,
    isShown: is_shown,
    joinedAt: joined_at.toISOString(),
    leftAt: left_at?.toISOString() ?? null,
  }));
}

export interface StoredApplication {
  guildId: number;
  message: string;
  askedAt: string;
  outcome: string | null;
}

export async function findStoredApplications(db: Db, profileId: number): Promise<StoredApplication[]> {
  const rows = await db
    .selectFrom('guild_application')
    .select(['guild_id', 'message', 'requested_at', 'outcome'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  return rows.map(({ guild_id, message, requested_at, outcome }) => ({
    guildId: guild_id,
    message,
    askedAt: requested_at.toISOString(),
    outcome,
  }));
}

/** @returns the ids of guilds to which the player had an open application */
export async function deleteApplicationsByProfile(db: Db, profileId: number): Promise<number[]> {
  const rows = await db
    .deleteFrom('guild_application')
    .where('profile_id', '=', profileId)
    .returning(['guild_id', 'ended_at'])
    .execute();
  return rows.flatMap(({ guild_id, ended_at }) => (ended_at === null ? [guild_id] : []));
}

export async function deleteFormerMemberships(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('guild_member').where('profile_id', '=', profileId).where('left_at', 'is not', null).execute();
}
