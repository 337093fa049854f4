import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Entity } from '../import/source-rows.ts';
import { isEntity } from '../import/source-rows.ts';
import type { BaseRow, Override } from '../layers/layer.ts';
import { hashRows, packRows, ROW_SCHEMA_NUMBER, unpackRows } from './base-rows.ts';

type Db = Kysely<Database>;

export type Follows = 'project' | 'own';

/** Which set an entity stands on. */
export interface StandingBase {
  follows: Follows;
  /** Null: no file ever brought the entity. */
  setId: number | null;
  /** The project's newest set. It is in force, or what the entity misses. */
  newestSetId: number | null;
}

export type StandingBases = Map<Entity, StandingBase>;

/** Entities that this program does not know are left out. */
export async function findBases(db: Db): Promise<StandingBases> {
  const rows = await db.selectFrom('game_base').selectAll().execute();
  return new Map(
    rows.flatMap(({ entity, follows, set_id, newest_set_id }) =>
      isEntity(entity) ? [[entity, { follows, setId: set_id, newestSetId: newest_set_id }] as const] : [],
    ),
  );
}

export async function saveBases(db: Db, bases: StandingBases): Promise<void> {
  if (bases.size === 0) return;
  await db
    .insertInto('game_base')
    .values(
      Array.from(bases, ([entity, { follows, setId, newestSetId }]) => ({
        entity,
        follows,
        set_id: setId,
        newest_set_id: newestSetId,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('entity').doUpdateSet(({ ref }) => ({
        follows: ref('excluded.follows'),
        set_id: ref('excluded.set_id'),
        newest_set_id: ref('excluded.newest_set_id'),
      })),
    )
    .execute();
}

export interface NewSet {
  entity: Entity;
  rows: readonly BaseRow[];
  origin: 'project' | 'upload';
  /** Null: of an upload, or of before releases had numbers. */
  release: number | null;
}

/** @returns the id of the set, which may have stood before with the same rows */
export async function storeSet(db: Db, { entity, rows, origin, release }: NewSet): Promise<number> {
  const hash = hashRows(rows);
  const same = await db
    .selectFrom('game_base_set')
    .select('id')
    .where('entity', '=', entity)
    .where('hash', '=', hash)
    .where('origin', '=', origin)
    .where('schema', '=', ROW_SCHEMA_NUMBER)
    .executeTakeFirst();
  if (same !== undefined) return same.id;
  const packed = await packRows(rows);
  const { id } = await db
    .insertInto('game_base_set')
    .values({ entity, origin, release, hash, schema: ROW_SCHEMA_NUMBER, rows: packed })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface StoredSet {
  id: number;
  entity: Entity;
  origin: 'project' | 'upload';
  release: number | null;
  /** As they were stored: `readableRows`. */
  rows: BaseRow[];
}

/** Sets of the ids. Those of entities that this program does not know are left out. */
export async function findSets(db: Db, ids: readonly number[]): Promise<StoredSet[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('game_base_set')
    .select(['id', 'entity', 'origin', 'release', 'rows'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const sets: StoredSet[] = [];
  for (const { entity, rows, ...set } of found)
    if (isEntity(entity)) sets.push({ ...set, entity, rows: await unpackRows(rows) });
  return sets;
}

/** Those that run, and ended ones of added rows, whose ids are never used again. The oldest first. */
export async function findOverrides(db: Db): Promise<Override[]> {
  const rows = await db
    .selectFrom('game_override')
    .selectAll()
    .where((where) => where.or([where('until_version', 'is', null), where('kind', '=', 'added')]))
    .orderBy('id')
    .execute();
  return rows.flatMap(({ entity, row_id, from_version, until_version, ...row }) =>
    isEntity(entity) ? [{ ...row, entity, rowId: row_id, fromVersion: from_version, untilVersion: until_version }] : [],
  );
}

/** Ends overrides that a version ended, and adds those that it began. */
export async function saveOverrides(
  db: Db,
  { version, before, after }: { version: number; before: readonly Override[]; after: readonly Override[] },
): Promise<void> {
  const known = new Set(before.map(({ id }) => id));
  const ended = after.filter(({ id, untilVersion }) => known.has(id) && untilVersion === version).map(({ id }) => id);
  if (ended.length > 0)
    await db.updateTable('game_override').set({ until_version: version }).where('id', 'in', ended).execute();
  const begun = after.filter(({ id }) => !known.has(id));
  if (begun.length === 0) return;
  await db
    .insertInto('game_override')
    .values(
      begun.map(({ id: _, rowId, fromVersion, untilVersion, value, base, source, ...one }) => ({
        ...one,
        row_id: rowId,
        value: JSON.stringify(value),
        base: JSON.stringify(base),
        source: [...source],
        from_version: fromVersion,
        until_version: untilVersion,
      })),
    )
    .execute();
}

export type DataVersion = Awaited<ReturnType<typeof findLastVersion>>;

export async function findLastVersion(db: Db) {
  return db.selectFrom('data_version').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
}

export interface NewVersion {
  origin: 'project' | 'upload' | 'edit' | 'correction' | 'back';
  hash: string;
  /** The catalog's. */
  version: string;
  counts: { added: number; changed: number; removed: number };
  hasSeededQuests: boolean;
  /** An operator's account; null: the program itself, or the command line. */
  by: string | null;
  note: string | null;
  bases: Record<string, number>;
}

/** @returns its id */
export async function addVersion(
  db: Db,
  { origin, hash, version, counts, hasSeededQuests, by, note, bases }: NewVersion,
): Promise<number> {
  const { id } = await db
    .insertInto('data_version')
    .values({
      ...{ origin, source_hash: hash, version, ...counts, has_seeded_quests: hasSeededQuests, by, note },
      bases: JSON.stringify(bases),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** For sets that hold what stood before they were there. */
export async function setBasesOfLastVersion(db: Db, bases: Record<string, number>): Promise<void> {
  await db
    .updateTable('data_version')
    .set({ bases: JSON.stringify(bases) })
    .where('id', '=', ({ selectFrom }) => selectFrom('data_version').select(({ fn }) => fn.max('id').as('id')))
    .execute();
}

/** Marks where `rollBackToSavepoint` leads back to, in the same transaction. */
export async function savepoint(db: Db): Promise<void> {
  await sql`savepoint facts`.execute(db);
}

export async function rollBackToSavepoint(db: Db): Promise<void> {
  await sql`rollback to savepoint facts`.execute(db);
}
