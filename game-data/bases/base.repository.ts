import { type Kysely, type Selectable, sql } from 'kysely';
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

/** A set that another thread has packed. */
export interface PackedSet extends Omit<NewSet, 'rows'> {
  hash: string;
  /** `packRows` */
  rows: Uint8Array;
}

export interface NewSet {
  entity: Entity;
  rows: readonly BaseRow[];
  origin: 'project' | 'upload';
  /** Null: of an upload, or of before releases had numbers. */
  release: number | null;
}

async function findSameSet(db: Db, { entity, origin, hash }: Omit<PackedSet, 'rows' | 'release'>) {
  const same = await db
    .selectFrom('game_base_set')
    .select('id')
    .where('entity', '=', entity)
    .where('hash', '=', hash)
    .where('origin', '=', origin)
    .where('schema', '=', ROW_SCHEMA_NUMBER)
    .executeTakeFirst();
  return same?.id;
}

async function insertSet(db: Db, set: PackedSet): Promise<number> {
  const { id } = await db
    .insertInto('game_base_set')
    .values({ ...set, rows: Buffer.from(set.rows), schema: ROW_SCHEMA_NUMBER })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the id of the set, which may have stood before with the same rows */
export async function storePackedSet(db: Db, set: PackedSet): Promise<number> {
  return (await findSameSet(db, set)) ?? insertSet(db, set);
}

/** As `storePackedSet`; only what is new is packed. */
export async function storeSet(db: Db, { rows, ...set }: NewSet): Promise<number> {
  const hash = hashRows(rows);
  return (await findSameSet(db, { ...set, hash })) ?? insertSet(db, { ...set, hash, rows: await packRows(rows) });
}

export interface StoredSet {
  id: number;
  entity: Entity;
  origin: 'project' | 'upload';
  release: number | null;
  hash: string;
  /** `ROW_SCHEMA_NUMBER` of the program that stored it. */
  schema: number;
  /** As they were stored: `readableRows`. */
  rows: BaseRow[];
}

/** Sets of the ids. Those of entities that this program does not know are left out. */
export async function findSets(db: Db, ids: readonly number[]): Promise<StoredSet[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('game_base_set')
    .select(['id', 'entity', 'origin', 'release', 'hash', 'schema', 'rows'])
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
  return toOverrides(rows);
}

/** All that ever were, the oldest first. */
export async function findAllOverrides(db: Db): Promise<Override[]> {
  return toOverrides(await db.selectFrom('game_override').selectAll().orderBy('id').execute());
}

function toOverrides(rows: readonly Selectable<Database['game_override']>[]): Override[] {
  return rows.flatMap(({ entity, row_id, from_version, until_version, ...row }) =>
    isEntity(entity) ? [{ ...row, entity, rowId: row_id, fromVersion: from_version, untilVersion: until_version }] : [],
  );
}

/** An override as the version that begins it brings it. */
export type NewOverride = Omit<Override, 'id' | 'fromVersion' | 'untilVersion'>;

export async function endOverrides(db: Db, version: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('game_override')
    .set({ until_version: version })
    .where('id', 'in', ids)
    .where('until_version', 'is', null)
    .execute();
}

/** Rows of one statement: each has twelve parameters, of which a statement has 65,535 at most. */
const BEGUN_AT_ONCE = 5000;

export async function beginOverrides(db: Db, version: number, begun: readonly NewOverride[]): Promise<void> {
  for (let at = 0; at < begun.length; at += BEGUN_AT_ONCE) {
    const rows = begun.slice(at, at + BEGUN_AT_ONCE).map(({ rowId, value, base, source, ...one }) => ({
      ...one,
      row_id: rowId,
      value: JSON.stringify(value),
      base: JSON.stringify(base),
      source: [...source],
      from_version: version,
      until_version: null,
    }));
    await db.insertInto('game_override').values(rows).execute();
  }
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

/** The last version that ended an override of each row. */
export async function findEndedChanges(db: Db): Promise<{ entity: string; rowId: number; version: number }[]> {
  return db
    .selectFrom('game_override')
    .select(({ fn }) => ['entity', 'row_id as rowId', fn.max('until_version').as('version')])
    .where('until_version', 'is not', null)
    .groupBy(['entity', 'row_id'])
    .$narrowType<{ version: number }>()
    .execute();
}

/** The oldest first. */
export async function findVersionTimes(db: Db): Promise<{ id: number; at: Date }[]> {
  return db.selectFrom('data_version').select(['id', 'imported_at as at']).orderBy('id').execute();
}

/** Marks where `rollBackToSavepoint` leads back to, in the same transaction. */
export async function savepoint(db: Db): Promise<void> {
  await sql`savepoint facts`.execute(db);
}

export async function rollBackToSavepoint(db: Db): Promise<void> {
  await sql`rollback to savepoint facts`.execute(db);
}
