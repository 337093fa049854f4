import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { TimeKey } from '#shared/time-cursor.ts';
import type { PlayerColumns } from '../parties/party-row.ts';
import { selectPlayer } from '../player-columns.repository.ts';
import type { OnePair } from './guild-member.repository.ts';

export async function hasOpenApplication(db: Db, { guildId, profileId }: OnePair): Promise<boolean> {
  const row = await db
    .selectFrom('guild_application')
    .select('id')
    .where('guild_id', '=', guildId)
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function wasRefused(db: Db, { guildId, profileId }: OnePair, since?: Date): Promise<boolean> {
  const row = await db
    .selectFrom('guild_application')
    .select('id')
    .where('guild_id', '=', guildId)
    .where('profile_id', '=', profileId)
    .where('outcome', '=', 'refused')
    .$if(since !== undefined, (query) => query.where('ended_at', '>', since ?? null))
    .executeTakeFirst();
  return row !== undefined;
}

export interface OpenApplication {
  guild_id: number;
  requested_at: Date;
}

/** Returns open applications to public guilds, newest first. */
export async function findOpenApplications(
  db: Db,
  profileId: number,
  servers: readonly number[],
): Promise<OpenApplication[]> {
  if (servers.length === 0) return [];
  return db
    .selectFrom('guild_application')
    .innerJoin('guild', 'guild.id', 'guild_application.guild_id')
    .select(['guild_application.guild_id', 'guild_application.requested_at'])
    .where('guild_application.profile_id', '=', profileId)
    .where('guild_application.ended_at', 'is', null)
    .where('guild.deleted_at', 'is', null)
    .where('guild.hidden_at', 'is', null)
    .where('guild.game_server', 'in', [...servers])
    .orderBy('guild_application.id', 'desc')
    .execute();
}

export async function insertApplication(
  db: Db,
  { guildId, profileId, message, at }: OnePair & { message: string; at: Date },
): Promise<void> {
  await db
    .insertInto('guild_application')
    .values({ guild_id: guildId, profile_id: profileId, message, requested_at: at })
    .execute();
}

/** Ends an application and erases its message. */
export async function endApplication(
  db: Db,
  { guildId, profileId }: OnePair,
  { at, outcome }: { at: Date; outcome: 'accepted' | 'refused' | 'withdrawn' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('guild_application')
    .set({ ended_at: at, outcome, message: '' })
    .where('guild_id', '=', guildId)
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Withdraws all open applications of a player on one server. @returns the ids of their guilds */
export async function withdrawAllOn(
  db: Db,
  { profileId, gameServer }: { profileId: number; gameServer: number },
  at: Date,
): Promise<number[]> {
  const rows = await db
    .updateTable('guild_application')
    .set({ ended_at: at, outcome: 'withdrawn', message: '' })
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .where('guild_id', 'in', (of) => of.selectFrom('guild').select('id').where('game_server', '=', gameServer))
    .returning('guild_id')
    .execute();
  return rows.map(({ guild_id }) => guild_id);
}

export interface ApplicationRow {
  profile_id: number;
  message: string;
  requested_at: Date;
  player: PlayerColumns;
}

/** Returns open applications, oldest first, without those of suspended players. */
export async function findShownApplications(
  db: Db,
  guildId: number,
  { after, limit, now }: { after: TimeKey | undefined; limit: number; now: Date },
): Promise<ApplicationRow[]> {
  return db
    .selectFrom('guild_application')
    .innerJoin('profile', 'profile.id', 'guild_application.profile_id')
    .select(['guild_application.profile_id', 'guild_application.message', 'guild_application.requested_at'])
    .select((of) => selectPlayer(of).as('player'))
    .where('guild_application.guild_id', '=', guildId)
    .where('guild_application.ended_at', 'is', null)
    .where('profile.deleted_at', 'is', null)
    .where(({ eb, or }) => or([eb('profile.banned_at', 'is', null), eb('profile.banned_at', '<=', now)]))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(guild_application.requested_at, guild_application.profile_id) > (${after?.at}, ${after?.id})`,
      ),
    )
    .orderBy('guild_application.requested_at')
    .orderBy('guild_application.profile_id')
    .limit(limit)
    .execute();
}
