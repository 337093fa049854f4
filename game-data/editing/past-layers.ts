import type { Db } from '#platform/database/db.ts';
import { findAllOverrides, findSets } from '../bases/base.repository.ts';
import { ROW_SCHEMA_NUMBER, readableRows } from '../bases/base-rows.ts';
import { type BaseRow, type Bases, type Override, overridesAt } from '../layers/layer.ts';
import { type Layers, layerRows } from '../layers/layer-rows.ts';
import type { FactsMoment } from './facts-moment.ts';
import type { VersionRow } from './version.repository.ts';

/** The facts as a version had them. */
export interface PastFacts {
  bases: Bases;
  layers: Layers;
}

/** Versions that are compared or gone back to are a few at a time. */
const REMEMBERED = 4;

const remembered = new WeakMap<Db, Map<string, PastFacts | undefined>>();

async function readBases(db: Db, sets: Readonly<Record<string, number>>): Promise<Bases | undefined> {
  const bases: Record<string, readonly BaseRow[]> = {};
  for (const { entity, rows, schema } of await findSets(db, Object.values(sets))) {
    const readable = schema === ROW_SCHEMA_NUMBER ? readableRows(entity, rows) : undefined;
    if (readable === undefined) return undefined;
    bases[entity] = readable;
  }
  return bases as Bases;
}

async function readPast(
  { db, snapshot }: FactsMoment,
  { id, bases: sets }: VersionRow,
): Promise<PastFacts | undefined> {
  const bases = sets === null ? undefined : await readBases(db, sets);
  if (bases === undefined) return undefined;
  if (id === snapshot.version) return { bases, layers: snapshot.layers };
  const overrides: Override[] = overridesAt(await findAllOverrides(db), id);
  return { bases, layers: layerRows({ bases, overrides, stored: snapshot.facts.stored }) };
}

/** Undefined: the version names no sets of rows, or one that this program cannot read. */
export async function pastFacts(moment: FactsMoment, version: VersionRow): Promise<PastFacts | undefined> {
  const known = remembered.get(moment.db) ?? new Map<string, PastFacts | undefined>();
  remembered.set(moment.db, known);
  // The last version may get other sets of the same facts; whether a version is the last one counts for names of rows.
  const name = `${version.id}/${version.id === moment.snapshot.version}/${JSON.stringify(version.bases)}`;
  if (known.has(name)) return known.get(name);
  const past = await readPast(moment, version);
  known.set(name, past);
  for (const old of [...known.keys()].slice(0, -REMEMBERED)) known.delete(old);
  return past;
}
