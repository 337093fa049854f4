import type { StoredRows } from '#features/game-data/imported-tables.ts';
import { draftsOf } from '../import/check.ts';
import type { DataIssue } from '../import/data-issue.ts';
import { firstOperatorId } from '../import/identify.ts';
import type { KeyOf } from '../import/keys.ts';
import { parseRow } from '../import/parse-rows.ts';
import type { Entity } from '../import/source-rows.ts';
import { TABLE_LABELS } from '../import/table-labels.ts';
import { asChecked } from './checked-rows.ts';
import type { Bases, Line, Override } from './layer.ts';
import {
  EDITABLE_ENTITIES,
  type EditableEntity,
  isEditable,
  LAYERED_ENTITIES,
  layeredEntity,
  REFERRED_ENTITIES,
} from './layered-entities.ts';
import { mapReferences, type Values, withLost } from './map-references.ts';
import { Names } from './names.ts';
import { STANDING_SOURCES } from './standing-sources.ts';

/** What overrides say of one row. */
export interface RowOverrides {
  fields: Map<string, Override>;
  added?: Override;
  removed?: Override;
}

/** A row that a base or an operator brought, in force or not. */
export interface Entry {
  entity: Entity;
  id: number;
  key: string;
  /** In file form, with the names of bases. */
  row: Values;
  /** Without a base: an operator added it. */
  isAdded: boolean;
  line: Line;
  overrides: RowOverrides | undefined;
}

export interface Entries {
  names: Names;
  all: Map<Entity, Map<number, Entry>>;
  overrides: ReadonlyMap<string, RowOverrides>;
  issues: DataIssue[];
}

export interface LayerInput {
  bases: Bases;
  /** Those that ended count for nothing but for the ids that they used. */
  overrides: readonly Override[];
  /** All rows of the imported tables, those that are removed too. */
  stored: StoredRows;
}

export const rowName = (entity: Entity, id: number): string => `${entity}/${id}`;

export function standingFile(entity: Entity): string {
  const table = layeredEntity(entity)?.table;
  return `(지금 자료) ${table === undefined ? entity : TABLE_LABELS[table]}`;
}

export function overridesByRow(overrides: readonly Override[]): Map<string, RowOverrides> {
  const byRow = new Map<string, RowOverrides>();
  for (const override of overrides) {
    if (override.untilVersion !== null) continue;
    const name = rowName(override.entity, override.rowId);
    const own: RowOverrides = byRow.get(name) ?? { fields: new Map() };
    if (override.kind === 'field') own.fields.set(override.field ?? '', override);
    else own[override.kind] = override;
    byRow.set(name, own);
  }
  return byRow;
}

/** What is given of a row that an operator added. */
export function addedValues({ value }: Override): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

/** Keys are made of the names of bases. */
export function baseKeyOf(names: Names): KeyOf {
  const codeOf = (name: string): unknown => {
    const found = names.resolve({ path: [], to: 'items' }, name, {});
    return found === undefined ? undefined : names.row('items', found.id)?.code;
  };
  return { item: (name) => String(codeOf(name) ?? name), hasItem: (name) => codeOf(name) !== undefined };
}

function keyOfRow(entity: EditableEntity, row: Values, keyOf: KeyOf): string {
  const [draft] = draftsOf(asChecked({ [entity]: [row] }), keyOf)[LAYERED_ENTITIES[entity].table] ?? [];
  return draft?.key ?? '';
}

function presentName(own: RowOverrides | undefined, hasBase: boolean): string | undefined {
  const name = own?.fields.get('name')?.value ?? (hasBase && own?.added ? addedValues(own.added).name : undefined);
  return typeof name === 'string' ? name : undefined;
}

function citedSources({ all, overrides }: Entries): Set<string> {
  const live = [...overrides.values()].flatMap(({ fields, added }) => [...fields.values(), ...(added ? [added] : [])]);
  const cited = new Set(live.flatMap(({ source }) => source));
  for (const own of all.values()) {
    for (const { row } of own.values()) if (Array.isArray(row.source)) for (const id of row.source) cited.add(id);
  }
  return cited;
}

/** Sources of overrides stand in any base, if something cites them. */
function addStandingSources(entries: Entries, stored: StoredRows): void {
  const { all, names, overrides } = entries;
  const sources = all.get('sources') ?? new Map<number, Entry>();
  const known = new Set([...sources.values()].map(({ key }) => key));
  const ids = [...sources.keys(), ...stored.source.map(({ id }) => id)];
  if (STANDING_SOURCES.every(({ id }) => known.has(id))) return;
  const cited = citedSources(entries);
  let last = Math.max(firstOperatorId('source') - 1, ...ids);
  for (const row of STANDING_SOURCES) {
    if (known.has(row.id) || !cited.has(row.id)) continue;
    const id = stored.source.find(({ key }) => key === row.id)?.id ?? ++last;
    const line = { file: standingFile('sources'), row: id };
    names.add('sources', id, row);
    const own = overrides.get(rowName('sources', id));
    sources.set(id, { entity: 'sources', id, key: row.id, row, isAdded: false, line, overrides: own });
  }
  all.set('sources', sources);
}

function addBases(entries: Entries, bases: Bases): void {
  // Rows are found by those that they belong to: these come first.
  const entities = new Set<Entity>([...EDITABLE_ENTITIES, ...(Object.keys(bases) as Entity[])]);
  for (const entity of entities) {
    const own = new Map<number, Entry>();
    for (const base of bases[entity] ?? []) {
      const { id, key, line } = base;
      const row = withLost(entity, base);
      entries.names.noteLost(base.lost);
      const overrides = entries.overrides.get(rowName(entity, id));
      entries.names.add(entity, id, row, presentName(overrides, true));
      const place = line ?? { file: standingFile(entity), row: id };
      own.set(id, { entity, id, key, row, isAdded: false, line: place, overrides });
    }
    for (const { entity: of, rowId, added, own: overrides } of addedRows(entries.overrides)) {
      if (of === entity && !own.has(rowId)) {
        entries.names.add(entity, rowId, addedValues(added), presentName(overrides, false));
      }
    }
    entries.all.set(entity, own);
  }
}

function addedRows(overrides: ReadonlyMap<string, RowOverrides>) {
  return [...overrides.values()].flatMap((own) =>
    own.added === undefined ? [] : [{ entity: own.added.entity, rowId: own.added.rowId, added: own.added, own }],
  );
}

export interface AddedRow {
  key: string;
  /** Undefined with issues. */
  row: Values | undefined;
  issues: [field: string, reason: string][];
}

/** A row that an operator adds, from what is given of it. */
export function addedRow(
  names: Names,
  entity: EditableEntity,
  fields: Values,
  { source, confidence }: Pick<Override, 'source' | 'confidence'>,
): AddedRow {
  const named = mapReferences(entity, fields, (value, field, _, row) => names.inBaseNames(field, value, row));
  const provenance = entity === 'sources' ? {} : { source: [...source], confidence };
  const { data, isGood, issues } = parseRow(entity, { ...provenance, ...named });
  if (!isGood) return { key: '', row: undefined, issues };
  const row = data as Values;
  return { key: keyOfRow(entity, row, baseKeyOf(names)), row, issues };
}

/** Rows that operators added are like rows of a base, once all names are known. */
function addAdded({ all, names, overrides, issues }: Entries): void {
  for (const { entity, rowId, added, own } of addedRows(overrides)) {
    if (!isEditable(entity) || all.get(entity)?.has(rowId)) continue;
    const line = { file: standingFile(entity), row: rowId };
    const { key, row, issues: faults } = addedRow(names, entity, addedValues(added), added);
    issues.push(...faults.map(([field, reason]) => ({ ...line, field, reason })));
    if (row === undefined) continue;
    all.get(entity)?.set(rowId, { entity, id: rowId, key, row, isAdded: true, line, overrides: own });
  }
}

/** All rows that there are, with their names: of bases, and of operators. */
export function entriesOf({ bases, overrides, stored }: LayerInput): Entries {
  const entries: Entries = { names: new Names(), all: new Map(), overrides: overridesByRow(overrides), issues: [] };
  addBases(entries, bases);
  addStandingSources(entries, stored);
  for (const entity of REFERRED_ENTITIES) entries.names.addLost(entity, stored, overrides);
  addAdded(entries);
  return entries;
}
