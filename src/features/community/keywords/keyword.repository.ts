import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import { jsonRecords } from '#platform/database/json-records.ts';

export const ALL = 0;

export type KeywordRow = Selectable<Database['keyword']>;

export interface KeywordInput {
  text: string;
  comparable: string;
  gameServer: number;
  kind: number;
}

export function findKeywordsByProfile(db: Db, profileId: number): Promise<KeywordRow[]> {
  return db.selectFrom('keyword').selectAll().where('profile_id', '=', profileId).orderBy('id', 'desc').execute();
}

export async function insertKeyword(
  db: Db,
  { text, comparable, gameServer, kind, profileId, at }: KeywordInput & { profileId: number; at: Date },
): Promise<KeywordRow> {
  return db
    .insertInto('keyword')
    .values({ created_at: at, profile_id: profileId, text, comparable, game_server: gameServer, kind })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeKeyword(db: Db, id: number, profileId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('keyword')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function deleteKeywordsByProfile(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('keyword').where('profile_id', '=', profileId).execute();
}

export type WatchedKeyword = Pick<KeywordRow, 'id' | 'comparable' | 'game_server' | 'kind'>;

/** Returns a version that changes with every addition and removal. Ids are never reused, and texts never change. */
export async function findKeywordsVersion(db: Db): Promise<string> {
  const { count, last } = await db
    .selectFrom('keyword')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('id').as('last')])
    .executeTakeFirstOrThrow();
  return `${count} ${last ?? 0}`;
}

export function findAllKeywords(db: Db): Promise<WatchedKeyword[]> {
  return db.selectFrom('keyword').select(['id', 'comparable', 'game_server', 'kind']).orderBy('id').execute();
}

export interface LockedKeyword {
  id: number;
  profile_id: number;
  text: string;
  quiet_until: Date | null;
  waiting: number;
  owner_key: string | null;
}

/** Locks the keywords of present players, in the order of ids. */
export async function lockKeywords(db: Db, ids: readonly number[]): Promise<LockedKeyword[]> {
  return db
    .selectFrom('keyword')
    .innerJoin('profile', 'profile.id', 'keyword.profile_id')
    .select(['keyword.id', 'keyword.profile_id', 'keyword.text', 'keyword.quiet_until', 'keyword.waiting'])
    .select('profile.name_key as owner_key')
    .where('keyword.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('profile.deleted_at', 'is', null)
    .orderBy('keyword.id')
    .forNoKeyUpdate('keyword')
    .execute();
}

/** Returns by player the names whose shouts they have blocked, including names of blocked players. */
export async function findBlockedNames(
  db: Db,
  profileIds: readonly number[],
): Promise<ReadonlyMap<number, Set<string>>> {
  const rows = await db
    .selectFrom('block')
    .leftJoin('profile', 'profile.id', 'block.blocked_id')
    .select(({ fn }) => ['block.profile_id', fn.coalesce('block.name_key', 'profile.name_key').as('key')])
    .where('block.profile_id', '=', sql<number>`any(${[...profileIds]}::int[])`)
    .execute();
  const names = new Map<number, Set<string>>();
  for (const { profile_id, key } of rows) {
    if (key !== null) names.set(profile_id, (names.get(profile_id) ?? new Set()).add(key));
  }
  return names;
}

export interface KeywordState {
  id: number;
  quietUntil: Date;
  waiting: number;
}

interface StateRow {
  id: number;
  quiet_until: Date;
  waiting: number;
}

const STATE_TYPES = { id: 'integer', quiet_until: 'timestamptz', waiting: 'integer' } as const;

export async function setKeywordStates(db: Db, states: readonly KeywordState[]): Promise<void> {
  if (states.length === 0) return;
  const rows = states.map(({ id, quietUntil, waiting }) => ({ id, quiet_until: quietUntil.toISOString(), waiting }));
  const given = jsonRecords<StateRow, 'state'>('state', STATE_TYPES, rows);
  await db
    .updateTable('keyword')
    .from(given)
    .set(({ ref }) => ({ quiet_until: ref('state.quiet_until'), waiting: ref('state.waiting') }))
    .whereRef('keyword.id', '=', 'state.id')
    .execute();
}
