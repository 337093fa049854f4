import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { PeopleTables } from '../people.tables.ts';
import type { OwnProfile } from './profile.contract.ts';
import { avatarPath } from './profile.rules.ts';
import type { ProfileTable } from './profile.tables.ts';

type Db = Kysely<PeopleTables>;
type Row = Selectable<ProfileTable>;

export async function findById(db: Db, id: number): Promise<OwnProfile | undefined> {
  const row = await living(db).where('id', '=', id).executeTakeFirst();
  return row && toOwnProfile(row);
}

export async function findByUserId(db: Db, userId: string): Promise<OwnProfile | undefined> {
  const row = await living(db).where('user_id', '=', userId).executeTakeFirst();
  return row && toOwnProfile(row);
}

/** Holds the row until the transaction ends: writes of one player take turns, and see a suspension as soon as it stands. */
export async function lockByUserId(db: Db, userId: string): Promise<OwnProfile | undefined> {
  const row = await living(db).where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  return row && toOwnProfile(row);
}

export async function insert(db: Db, values: Insertable<ProfileTable>): Promise<OwnProfile> {
  return toOwnProfile(await db.insertInto('profile').values(values).returningAll().executeTakeFirstOrThrow());
}

export async function update(db: Db, id: number, values: Updateable<ProfileTable>): Promise<OwnProfile> {
  const row = await db.updateTable('profile').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
  return toOwnProfile(row);
}

/** The picture's address at the provider, for the site's own door to it. */
export async function findAvatarSource(db: Db, id: number): Promise<string | null | undefined> {
  const row = await living(db).clearSelect().select('avatar_source').where('id', '=', id).executeTakeFirst();
  return row?.avatar_source;
}

function living(db: Db) {
  return db.selectFrom('profile').selectAll().where('deleted_at', 'is', null);
}

function toOwnProfile(row: Row): OwnProfile {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    userId: row.user_id ?? '',
    name: row.name ?? '',
    level: row.level,
    job: row.job,
    grade: row.grade,
    discordId: row.discord_id,
    showsDiscord: row.shows_discord,
    avatarUrl: row.avatar_source === null ? null : avatarPath(row.id, row.avatar_source),
    maxHp: row.max_hp,
    maxMp: row.max_mp,
    targetHp: row.target_hp,
    targetMp: row.target_mp,
    lastDungeonId: row.last_dungeon_id,
    pullUpAt: row.pull_up_at?.toISOString() ?? null,
    bannedAt: row.banned_at?.toISOString() ?? null,
    bannedReason: row.banned_reason,
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}
