import type { Kysely } from 'kysely';
import type { Database } from '#database/schema.ts';

type Db = Kysely<Database>;

/** 0: before the first version. */
export async function findLastVersionId(db: Kysely<Database>): Promise<number> {
  const found = await db
    .selectFrom('data_version')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return found?.id ?? 0;
}

/** The overrides among them that have ended. */
export async function findEndedOverrides(db: Kysely<Database>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .selectFrom('game_override')
    .select('id')
    .where('id', 'in', ids)
    .where('until_version', 'is not', null)
    .execute();
  return new Set(found.map(({ id }) => id));
}

export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

/** The newest first. `before`: older than this one. */
export function findVersions(db: Db, { limit, before }: { limit: number; before?: number | undefined }) {
  return db
    .selectFrom('data_version')
    .select(['id', 'imported_at', 'origin', 'source_hash', 'added', 'changed', 'removed', 'by', 'note', 'bases'])
    .$if(before !== undefined, (query) => query.where('id', '<', Number(before)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findVersion(db: Db, id: number): Promise<VersionRow | undefined> {
  const [found] = await findVersions(db, { limit: 1, before: id + 1 });
  return found?.id === id ? found : undefined;
}

/** Since when each entity stands on its set of now, as far back as versions name sets. */
export async function findBasesOfVersions(db: Db) {
  return db.selectFrom('data_version').select(['id', 'imported_at', 'bases']).orderBy('id', 'desc').execute();
}

export interface VersionAuthor {
  by: string | null;
  at: Date;
}

/** By version. */
export async function findVersionAuthors(db: Db): Promise<Map<number, VersionAuthor>> {
  const rows = await db.selectFrom('data_version').select(['id', 'by', 'imported_at']).execute();
  return new Map(rows.map(({ id, by, imported_at }) => [id, { by, at: imported_at }]));
}

/** Only applied ones. */
export function findAppliedReleases(db: Db) {
  return db
    .selectFrom('data_release')
    .select(['release', 'hash', 'applied_at'])
    .where('applied_at', 'is not', null)
    .orderBy('release')
    .execute();
}

/** The highest release of all, if it waits. */
export async function findWaitingRelease(db: Db) {
  const highest = await db
    .selectFrom('data_release')
    .selectAll()
    .orderBy('release', 'desc')
    .limit(1)
    .executeTakeFirst();
  return highest?.applied_at === null ? highest : undefined;
}

/** The releases that brought these sets. */
export async function findReleasesOfSets(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('game_base_set')
    .select(['id', 'release'])
    .where('id', 'in', [...new Set(ids)])
    .where('release', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, release }) => (release === null ? [] : [[id, release] as const])));
}
