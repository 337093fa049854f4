import type { Insertable, SelectQueryBuilder, Updateable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import { selectPlayer } from '../player-columns.repository.ts';
import { RANK } from './guild.labels.ts';
import type { GuildRow } from './guild-row.ts';

/**
 * Locks guilds, so that changes of one guild run one after the other. Guilds are locked in the order of ids, before any
 * of their rows.
 */
export async function lockGuilds(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .selectFrom('guild')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Adds heads and members by job to the guilds of a query. */
function withMembers<Output>(query: SelectQueryBuilder<Database, 'guild', Output>) {
  return query.selectAll('guild').select((of) => [
    jsonArrayFrom(
      of
        .selectFrom('guild_member')
        .innerJoin('profile', 'profile.id', 'guild_member.profile_id')
        .select((head) => ['guild_member.profile_id', 'guild_member.rank', selectPlayer(head).as('player')])
        .whereRef('guild_member.guild_id', '=', 'guild.id')
        .where('guild_member.left_at', 'is', null)
        .where('guild_member.rank', '<=', RANK.deputy)
        .orderBy('guild_member.rank')
        .orderBy('guild_member.joined_at')
        .orderBy('guild_member.id'),
    ).as('heads'),
    jsonArrayFrom(
      of
        .selectFrom('guild_member')
        .innerJoin('profile', 'profile.id', 'guild_member.profile_id')
        .select(({ fn }) => ['profile.job', fn.countAll<number>().as('count')])
        .whereRef('guild_member.guild_id', '=', 'guild.id')
        .where('guild_member.left_at', 'is', null)
        .groupBy('profile.job'),
    ).as('jobs_of_members'),
    jsonObjectFrom(
      of.selectFrom('image').select(['image.name', 'image.width']).whereRef('image.id', '=', 'guild.icon_image_id'),
    ).as('icon'),
  ]);
}

/** Returns a guild that is not erased. */
export function findGuild(db: Db, id: number): Promise<GuildRow | undefined> {
  return withMembers(db.selectFrom('guild'))
    .where('guild.id', '=', id)
    .where('guild.erased_at', 'is', null)
    .executeTakeFirst();
}

export interface OperatorSearch {
  id: number | undefined;
  gameServer: number | undefined;
  /** Prefix of the name's key. */
  beginning: string | undefined;
  isHidden: boolean | undefined;
  beforeId: number | undefined;
  limit: number;
}

/** Returns guilds, newest first, closed and hidden ones included. */
export async function findForOperators(db: Db, search: OperatorSearch): Promise<GuildRow[]> {
  const { id, gameServer, beginning, isHidden, beforeId, limit } = search;
  const found = await db
    .selectFrom('guild')
    .select('id')
    .where('erased_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', Number(id)))
    .$if(gameServer !== undefined, (query) => query.where('game_server', '=', Number(gameServer)))
    .$if(beginning !== undefined, (query) =>
      query.where(({ eb, fn }) => eb(fn<boolean>('starts_with', ['name_key', eb.val(beginning)]), '=', true)),
    )
    .$if(isHidden === true, (query) => query.where('hidden_at', 'is not', null))
    .$if(isHidden === false, (query) => query.where('hidden_at', 'is', null))
    .$if(beforeId !== undefined, (query) => query.where('id', '<', Number(beforeId)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return findGuilds(
    db,
    found.map(({ id }) => id),
  );
}

/** Returns guilds in the order of ids, including erased ones, which have no members. */
export async function findGuilds(db: Db, ids: readonly number[]): Promise<GuildRow[]> {
  if (ids.length === 0) return [];
  const rows = await withMembers(db.selectFrom('guild'))
    .where('guild.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findGameServer(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('guild').select('game_server').where('id', '=', id).executeTakeFirst();
  return row?.game_server;
}

export async function insertGuild(db: Db, values: Insertable<Database['guild']>): Promise<number> {
  const { id } = await db.insertInto('guild').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateGuild(db: Db, id: number, values: Updateable<Database['guild']>): Promise<void> {
  await db.updateTable('guild').set(values).where('id', '=', id).execute();
}

/** Returns whether the player has founded a guild since the given time. */
export async function findFoundedSince(db: Db, profileId: number, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('guild')
    .select('id')
    .where('created_profile_id', '=', profileId)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns which of the given images are icons of guilds. */
export async function findIcons(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('guild')
    .select('icon_image_id')
    .distinct()
    .where('icon_image_id', 'in', [...ids])
    .execute();
  return rows.flatMap(({ icon_image_id }) => icon_image_id ?? []);
}
