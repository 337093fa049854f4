import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { constraintOf } from '#platform/database/database-errors.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { nameKey, nameSkeleton } from '../names/name-skeleton.rules.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { FoundProfile, OwnProfile, ProfileUpdate } from './profile.contract.ts';
import { avatarPath } from './profile.rules.ts';
import type { Seen } from './verified-identity.rules.ts';

type Row = Selectable<Database['profile']>;

export async function findById(db: Db, id: number): Promise<OwnProfile | undefined> {
  const row = await living(db).where('id', '=', id).executeTakeFirst();
  return row && toOwnProfile(row);
}

export async function findByUserId(db: Db, userId: string): Promise<OwnProfile | undefined> {
  const row = await living(db).where('user_id', '=', userId).executeTakeFirst();
  return row && toOwnProfile(row);
}

const LAST_CHARACTER = '\u{10ffff}';

/**
 * Returns profiles whose name key has this prefix, ordered by key, without deleted and suspended ones.
 * @param beginning normalised by `nameKey`
 */
export async function findByBeginning(
  db: Db,
  beginning: string,
  { now, limit }: { now: Date; limit: number },
): Promise<FoundProfile[]> {
  const key = sql<string>`name_key collate "C"`;
  const rows = await db
    .selectFrom('profile')
    .select(['id', 'user_id', 'name', 'job', 'grade', 'level'])
    .where('deleted_at', 'is', null)
    .where(key, '>=', beginning)
    .where(key, '<', beginning + LAST_CHARACTER)
    .where(({ or, eb }) => or([eb('banned_at', 'is', null), eb('banned_at', '<=', now)]))
    .orderBy(key)
    .limit(limit)
    .execute();
  return rows.map(({ user_id, name, ...row }) => ({ ...row, userId: user_id ?? '', name: name ?? '' }));
}

/** Locks the row: writes of one player run one after the other, and see a suspension at once. */
export async function lockByUserId(db: Db, userId: string): Promise<OwnProfile | undefined> {
  const row = await living(db).where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  return row && toOwnProfile(row);
}

export async function insert(db: Db, values: Insertable<Database['profile']>): Promise<OwnProfile> {
  return toOwnProfile(await db.insertInto('profile').values(values).returningAll().executeTakeFirstOrThrow());
}

/**
 * Waits for concurrent inserts.
 * @returns undefined when the person has a profile already, or the name is taken
 */
export async function insertUnlessTaken(
  db: Db,
  values: Insertable<Database['profile']>,
): Promise<OwnProfile | undefined> {
  const row = await db
    .insertInto('profile')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toOwnProfile(row);
}

/** @throws {AppError} CONFLICT when the name is taken */
export async function update(db: Db, id: number, values: Updateable<Database['profile']>): Promise<OwnProfile> {
  try {
    const query = db.updateTable('profile').set(values).where('id', '=', id).returningAll();
    return toOwnProfile(await query.executeTakeFirstOrThrow());
  } catch (error) {
    throw constraintOf(error) === 'profile_name_key' ? nameTaken() : error;
  }
}

const NAME_TAKEN = peopleErrors.nameTaken;

export function nameTaken(): AppError {
  return new AppError('CONFLICT', { message: NAME_TAKEN, issues: [{ path: 'name', message: NAME_TAKEN }] });
}

export async function clear(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('profile')
    .set({
      user_id: null,
      name: null,
      name_key: null,
      name_skeleton: null,
      renamed_at: null,
      rename_requested_at: null,
      level: 1,
      job: 1,
      grade: 0,
      max_hp: null,
      max_mp: null,
      target_hp: null,
      target_mp: null,
      discord_id: null,
      shows_discord: false,
      avatar_source: null,
      last_dungeon_id: null,
      pull_up_at: null,
      banned_at: null,
      banned_reason: null,
      suspended_at: null,
      updated_at: at,
      deleted_at: at,
    })
    .where('id', '=', id)
    .execute();
}

export function toColumns(update: ProfileUpdate): Updateable<Database['profile']> {
  const { name, level, job, grade, maxHp, maxMp, targetHp, targetMp, showsDiscord } = update;
  const columns: Updateable<Database['profile']> = {
    name,
    name_key: name === undefined ? undefined : nameKey(name),
    name_skeleton: name === undefined ? undefined : nameSkeleton(name),
    level,
    job,
    grade,
    max_hp: maxHp,
    max_mp: maxMp,
    target_hp: targetHp,
    target_mp: targetMp,
    shows_discord: showsDiscord,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

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
    renamedAt: row.renamed_at?.toISOString() ?? null,
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

export function seenColumns({ discordId, avatarSource }: Seen): Updateable<Database['profile']> {
  return { discord_id: discordId, avatar_source: avatarSource };
}

export async function findNames(
  db: Db,
  userIds: readonly string[],
): Promise<{ user_id: string; name: string | null }[]> {
  const rows = await db
    .selectFrom('profile')
    .select(['user_id', 'name'])
    .where('user_id', 'in', [...userIds])
    .where('deleted_at', 'is', null)
    .execute();
  return rows.flatMap(({ user_id, name }) => (user_id === null ? [] : [{ user_id, name }]));
}
