import { readStoredRows } from '#features/game-data/catalog/catalog.repository.ts';
import { IMPORTED_TABLES, type StoredRows } from '#features/game-data/imported-tables.ts';
import type { Db } from '#platform/database/db.ts';
import { ImportRefusedError } from '../import/data-issue.ts';
import { type Difference, differenceOf } from '../import/difference.ts';
import type { NextRows } from '../import/identify.ts';
import type { RawFile } from '../import/read.ts';
import type { Entity, SourceRow } from '../import/source-rows.ts';
import type { Standing } from '../layers/conflicts.ts';
import type { BaseRow, Bases, Override } from '../layers/layer.ts';
import { type SettledBases, settleBases } from '../layers/settle-bases.ts';
import {
  type DataVersion,
  findBases,
  findLastVersion,
  findOverrides,
  findSets,
  type StandingBases,
} from './base.repository.ts';
import { ENTITIES, readableRows } from './base-rows.ts';
import { rowsFromTables } from './rows-from-tables.ts';
import { rowsInForce } from './rows-in-force.ts';

/** All that a change of the facts begins with. Read it under the import lock. */
export interface Facts {
  /** Removed rows too. */
  stored: StoredRows;
  standing: StandingBases;
  /** Rows of `standing`. */
  bases: Bases;
  overrides: readonly Override[];
  last: DataVersion;
  /** False: the bases are those of a database of before there were any, and are in no table yet. */
  isStored: boolean;
}

export function activeRows(stored: StoredRows): StoredRows {
  return Object.fromEntries(
    IMPORTED_TABLES.map((table) => [table, stored[table].filter((row) => row.removed_at === null)]),
  ) as unknown as StoredRows;
}

/** After an operator's own set no entity follows the project; after the project's all do. */
function basesOfBefore(stored: StoredRows, last: NonNullable<DataVersion>): Pick<Facts, 'standing' | 'bases'> {
  const follows = last.origin === 'project' ? 'project' : 'own';
  const standing = new Map(ENTITIES.map((entity) => [entity, { follows, setId: null, newestSetId: null }] as const));
  return { standing, bases: rowsFromTables(activeRows(stored), stored) };
}

/**
 * A set that today's schema cannot read any more is as its tables have it.
 * @param before facts of an earlier version: sets that are in force still are not read again
 */
async function readBases(db: Db, standing: StandingBases, stored: StoredRows, before?: Facts): Promise<Bases> {
  const bases: Partial<Record<Entity, readonly BaseRow[]>> = {};
  const ids: number[] = [];
  for (const [entity, { setId }] of standing) {
    if (setId === null) continue;
    const known = before?.standing.get(entity)?.setId === setId ? before.bases[entity] : undefined;
    if (known === undefined) ids.push(setId);
    else bases[entity] = known;
  }
  for (const { entity, rows } of await findSets(db, ids))
    bases[entity] = readableRows(entity, rows) ?? rowsFromTables(activeRows(stored), stored)[entity];
  return bases as Bases;
}

/** Known of the facts before they are read. */
interface KnownFacts {
  stored: StoredRows;
  /** The facts of an earlier version. */
  before?: Facts | undefined;
}

export async function readFacts(db: Db, known?: KnownFacts): Promise<Facts> {
  const stored = known?.stored ?? (await readStoredRows(db, { onlyActive: false }));
  const last = await findLastVersion(db);
  const overrides = await findOverrides(db);
  const standing = await findBases(db);
  if (standing.size === 0 && last !== undefined)
    return { stored, last, overrides, ...basesOfBefore(stored, last), isStored: false };
  const before = known?.before?.isStored ? known.before : undefined;
  const bases = await readBases(db, standing, stored, before);
  return { stored, last, overrides, standing, bases, isStored: true };
}

export interface FactsPlan {
  difference: Difference;
  rows: NextRows;
  /** The new ones of the entities that the files bring. */
  bases: Bases;
  /** New ones of other entities, whose rows name what the files renamed. */
  renamed: Bases;
  /** What becomes of overrides above the new bases. */
  standing: Standing;
  /** Those in the files. */
  quests: readonly SourceRow<'quests'>[];
}

/** As they are stored: without the lines of the files. */
export function basesOf(entities: readonly Entity[], settled: Bases): Bases {
  const entries = entities.map((entity): [Entity, readonly BaseRow[]] => {
    const rows: readonly BaseRow[] = settled[entity] ?? [];
    return [entity, rows.map(({ line: _, ...row }) => row)];
  });
  return Object.fromEntries(entries) as Bases;
}

/** The entities of the files; people too where maps list them. */
export function broughtEntities(
  { bases: before }: Pick<Facts, 'bases'>,
  files: readonly RawFile[],
  { bases, renamed }: SettledBases,
): Entity[] {
  const entities = files.map(({ entity }) => entity);
  if (entities.includes('people') || renamed.includes('people')) return entities;
  const [old = [], now = []] = [before.people, bases.people];
  const isSame = old.length === now.length && now.every((base, index) => base === old[index]);
  return isSame ? entities : [...entities, 'people'];
}

/**
 * What files would make of the facts. Nothing is written.
 * @throws {ImportRefusedError} with every fault
 */
export function planFacts(facts: Facts, files: readonly RawFile[]): FactsPlan {
  const { stored, overrides } = facts;
  const settled = settleBases({ files, bases: facts.bases, overrides, stored });
  if (settled.issues.length > 0) throw new ImportRefusedError(settled.issues);
  const entities = broughtEntities(facts, files, settled);
  const [bases, renamed] = [basesOf(entities, settled.bases), basesOf(settled.renamed, settled.bases)];
  // With the lines of the files, which faults name.
  const { rows, standing } = rowsInForce({ bases: settled.bases, overrides, stored });
  const quests = bases.quests?.map(({ row }) => row) ?? [];
  return { difference: differenceOf(stored, rows), rows, bases, renamed, standing, quests };
}
