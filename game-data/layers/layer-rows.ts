import { keysOfItems } from '../import/check.ts';
import { danglingReferences } from '../import/dangling.ts';
import type { DataIssue } from '../import/data-issue.ts';
import type { NextRows } from '../import/identify.ts';
import { type CheckedRows, NOTHING_KNOWN, namesAfter, type SoundRows } from '../import/known.ts';
import { parseRow } from '../import/parse-rows.ts';
import type { Entity } from '../import/source-rows.ts';
import { checkTogether } from './checked-rows.ts';
import { addStanding, type Standing } from './conflicts.ts';
import { type AddedRow, addedRow, type Entries, type Entry, entriesOf, type LayerInput, rowName } from './entries.ts';
import { inForceTables } from './in-force-tables.ts';
import type { Bases, Override } from './layer.ts';
import { type EditableEntity, layeredEntity, REFERENCES } from './layered-entities.ts';
import { mapReferences, type Values } from './map-references.ts';
import { MaterialIds } from './material-ids.ts';
import type { Names } from './names.ts';
import { type PresentRow, PresentRows } from './present-rows.ts';
import { asleep, type SleepingRow } from './sleep.ts';

/** What bases and overrides come to. */
export interface Layers extends Standing {
  /** The rows of the imported tables; null while there are issues. */
  rows: NextRows | null;
  /** Rows in file form, with their ids and present names. A row's key is its base's. */
  inForce: Bases;
  sleeping: SleepingRow[];
  /** Every fault. Of a row that no file in hand has, `row` is its id. */
  issues: DataIssue[];
  find(entity: Entity, id: number): LayeredRow | undefined;
  /** The key that a row of these fields would have, and what is wrong with it by itself. */
  newRow(entity: EditableEntity, fields: Values, provenance: Pick<Override, 'source' | 'confidence'>): AddedRow;
}

export interface LayeredRow {
  entity: Entity;
  id: number;
  key: string;
  state: 'inForce' | 'removed' | 'asleep';
  /** An operator added it, and no base has it. */
  isAdded: boolean;
  /** What the base says (of an added row: what was given), with references. */
  base: Values;
  /** What is in force, or would be, with references. */
  values: Values;
}

interface InForce {
  rows: CheckedRows;
  sound: SoundRows;
  standing: CheckedRows;
  bases: Record<string, { id: number; key: string; row: Values }[]>;
  issues: DataIssue[];
}

const hasNames = (entity: Entity): boolean => (REFERENCES[entity] ?? []).some((field) => 'named' in field);

/** A name of whatever is called so is that of one which is in force. */
function withNames({ row, entry }: PresentRow, names: Names, out: ReadonlySet<string>): Values {
  return mapReferences(entry.entity, row, (value, field) => {
    if ('to' in field) return value;
    const all = names
      .resolveName(field.named, value)
      .filter(({ ref, id, isLost }) => !isLost && !out.has(rowName(ref, id)));
    const present = all.map(({ ref, id }) => names.shownName(ref, id));
    return present.length === 0 || present.includes(value) ? value : present[0];
  });
}

function withId({ entity, id }: Entry, row: Values): Values {
  if (entity === 'sources' || layeredEntity(entity) === undefined || row.id === id) return row;
  return { ...row, id };
}

function addInForce(result: InForce, present: PresentRow, row: Values): void {
  const { entry, isTouched } = present;
  const { entity, id, key, line } = entry;
  result.issues.push(...present.issues);
  const parsed = isTouched ? parseRow(entity, row) : { data: row, isGood: true, issues: [] };
  result.issues.push(...parsed.issues.map(([field, reason]) => ({ ...line, field, reason })));
  const add = (lists: object, value: unknown) => (lists as Record<string, unknown[]>)[entity]?.push({ ...line, value });
  if (parsed.isGood) add(result.rows, parsed.data);
  add(result.sound, parsed.data);
  add(result.standing, row);
  if (parsed.isGood) result.bases[entity]?.push({ id, key, row: parsed.data as Values });
}

function inForceOf(
  entries: Entries,
  present: ReadonlyMap<string, PresentRow>,
  out: ReadonlySet<string>,
  input: LayerInput,
): InForce {
  const empty = () => Object.fromEntries([...entries.all.keys()].map((entity) => [entity, []]));
  const result: InForce = {
    rows: empty(),
    sound: empty(),
    standing: empty(),
    bases: empty(),
    issues: [...entries.issues],
  };
  const materialIds = new MaterialIds(input.stored, entries);
  for (const [name, one] of present) {
    if (out.has(name)) continue;
    const { entry } = one;
    let row = hasNames(entry.entity) ? withNames(one, entries.names, out) : one.row;
    const isTouched = one.isTouched || row !== one.row;
    row = withId(entry, row);
    if (entry.entity === 'recipes') row = materialIds.fill(entry, row);
    addInForce(result, { ...one, isTouched }, row);
  }
  return result;
}

/**
 * Lays overrides over bases: ids and references are settled on what bases and operators brought, then come the values of
 * overrides, then what is out, then the whole check of an import. Pure; nothing given is changed.
 */
export function layerRows(input: LayerInput): Layers {
  const entries = entriesOf(input);
  const presentRows = new PresentRows(entries.names);
  const present = new Map<string, PresentRow>();
  const standing: Standing = { conflicts: [], caughtUp: [], absorbed: [] };
  for (const [entity, own] of entries.all) {
    for (const [id, entry] of own) {
      present.set(rowName(entity, id), presentRows.of(entry));
      if (entry.overrides !== undefined) addStanding(standing, entry, presentRows.baseValues(entry));
    }
  }
  const { out, sleeping } = asleep(present, entries);
  const inForce = inForceOf(entries, present, out, input);
  const known = namesAfter(inForce.standing, NOTHING_KNOWN);
  const issues = [...inForce.issues, ...checkTogether(inForce, known)];
  let rows = issues.length > 0 ? null : inForceTables(inForce.bases as Bases, keysOfItems(known.items), input.stored);
  if (rows !== null) for (const issue of danglingReferences(rows, input.stored)) issues.push(issue);
  if (issues.length > 0) rows = null;
  const find = (entity: Entity, id: number): LayeredRow | undefined => {
    const entry = entries.all.get(entity)?.get(id);
    if (entry === undefined) return undefined;
    const { key, isAdded, overrides } = entry;
    const isOut = out.has(rowName(entity, id));
    const state = overrides?.removed !== undefined ? 'removed' : isOut ? 'asleep' : 'inForce';
    return { entity, id, key, state, isAdded, base: presentRows.baseValues(entry), values: presentRows.values(entry) };
  };
  return {
    ...standing,
    rows,
    inForce: inForce.bases as Bases,
    sleeping,
    issues,
    find,
    newRow: (...given) => addedRow(entries.names, ...given),
  };
}
