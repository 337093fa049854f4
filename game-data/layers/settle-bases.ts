import type { StoredRows } from '#features/game-data/imported-tables.ts';
import { draftsOf } from '../import/check.ts';
import { checkDuplicates } from '../import/check-duplicates.ts';
import { checkParts } from '../import/check-parts.ts';
import { checkReferences } from '../import/check-references.ts';
import type { DataIssue } from '../import/data-issue.ts';
import { assignIds, closed, subjectOf } from '../import/identify.ts';
import type { KeyOf } from '../import/keys.ts';
import type { Checked, CheckedRows, SoundRows } from '../import/known.ts';
import { parseFile } from '../import/parse-rows.ts';
import type { RawFile } from '../import/read.ts';
import { type RowsOf, renamingsOfTable } from '../import/renamings.ts';
import type { Entity, SourceRow } from '../import/source-rows.ts';
import { asChecked } from './checked-rows.ts';
import { overridesByRow, type RowOverrides, rowName } from './entries.ts';
import type { BaseRow, Bases, Override } from './layer.ts';
import { EDITABLE_ENTITIES, type EditableEntity, isEditable, LAYERED_ENTITIES } from './layered-entities.ts';
import { mapReferences, type Values } from './map-references.ts';
import { Names } from './names.ts';
import { knownNames, lostItemIssues } from './settled-names.ts';

export interface SettleInput {
  /** The new set: a release, or an upload. Entities without a file keep their base. */
  files: readonly RawFile[];
  /** The bases that stand. */
  bases: Bases;
  overrides: readonly Override[];
  /** All rows of the imported tables, those that are removed too. */
  stored: StoredRows;
}

export interface SettledBases {
  /** Those of the files, and those that stand. Of no use while there are issues. */
  bases: Bases;
  issues: DataIssue[];
}

type AnyRows = readonly Checked<Values>[];

/** Gives the rows of files their keys and ids, and names what they refer to as its base does. */
class Settling {
  readonly names = new Names();
  readonly issues: DataIssue[] = [];
  readonly bases: Record<string, readonly BaseRow[]> = {};
  readonly #input: SettleInput;
  readonly #overrides: ReadonlyMap<string, RowOverrides>;
  readonly #hasItems: boolean;

  constructor(input: SettleInput) {
    this.#hasItems = input.files.some(({ entity }) => entity === 'items');
    this.#input = input;
    this.#overrides = overridesByRow(input.overrides);
  }

  withBaseNames(entity: Entity, row: Values): Values {
    return mapReferences(entity, row, (value, field) => {
      return this.names.inBaseNames(field, value, row);
    });
  }

  /** Entities come in the order of their references. */
  add(entity: EditableEntity, rows: AnyRows | undefined, all: RowsOf): void {
    const settled = rows === undefined ? (this.#input.bases[entity] ?? []) : this.#settled(entity, rows, all);
    this.bases[entity] = settled;
    for (const { id, row } of settled) this.#addName(entity, id, row, false);
    for (const { added } of this.#overrides.values()) {
      if (added?.entity === entity && this.names.row(entity, added.rowId) === undefined)
        this.#addName(entity, added.rowId, added.value as Values, true);
    }
    this.names.addLost(entity, this.#input.stored, this.#input.overrides);
  }

  #addName(entity: Entity, id: number, row: Values, isAdded: boolean): void {
    const own = this.#overrides.get(rowName(entity, id));
    const given = isAdded ? undefined : (own?.added?.value as Values | undefined)?.name;
    const name = own?.fields.get('name')?.value ?? given;
    this.names.add(entity, id, row, typeof name === 'string' ? name : undefined);
  }

  #keyOf(hasLost: boolean): KeyOf {
    const codeOf = (name: string) => {
      const isHere = this.names.resolve({ path: [], to: 'items' }, name, {})?.isLost === false;
      return isHere || hasLost ? this.names.codeOf(name) : undefined;
    };
    return { item: (name) => codeOf(name) ?? name, hasItem: (name) => codeOf(name) !== undefined };
  }

  #holders(entity: EditableEntity) {
    const { stored, bases, overrides } = this.#input;
    const { table } = LAYERED_ENTITIES[entity];
    const baseNames = new Map<number, unknown[]>();
    const add = (id: number, name: unknown) => baseNames.set(id, [...(baseNames.get(id) ?? []), name]);
    for (const one of overrides) if (one.entity === entity && one.field === 'name') add(one.rowId, one.base);
    const own: readonly BaseRow[] = bases[entity] ?? [];
    for (const { id, row } of own) if ('name' in row) add(id, row.name);
    const isStored = new Set(stored[table].map(({ id }) => id));
    return [
      ...stored[table].map((row) => ({
        id: row.id,
        key: row.key,
        name: subjectOf(table, row),
        otherNames: baseNames.get(row.id),
      })),
      // Rows that slept from their first day were never stored.
      ...own
        .filter(({ id }) => !isStored.has(id))
        .map(({ id, key, row }) => ({ id, key, name: 'name' in row && row.name })),
    ];
  }

  #settled(entity: EditableEntity, rows: AnyRows, all: RowsOf): BaseRow[] {
    const { table } = LAYERED_ENTITIES[entity];
    const values = rows.map(({ value }) => this.withBaseNames(entity, value));
    const holders = this.#holders(entity);
    const draftWith = (keyOf: KeyOf) => draftsOf(asChecked({ [entity]: values }), keyOf)[table] ?? [];
    const withLost = draftWith(this.#keyOf(true));
    const here = entity === 'drops' && this.#hasItems ? draftWith(this.#keyOf(false)) : withLost;
    // What led to an item that this set lost goes on to; of another drop an unknown name is a name only.
    const led = new Set((this.#input.bases[entity] ?? []).map(({ key }) => key));
    const drafts = withLost.map((draft, index) => (led.has(draft.key) ? draft : (here[index] ?? draft)));
    const renamed = renamingsOfTable(table, all, this.#keyOf(true));
    const wanted = drafts.map((draft, index) => ({
      ...renamed.get(draft.key),
      id: draft.id,
      key: draft.key,
      name: subjectOf(table, closed(draft, ({ refTable, refKey }) => this.#idOf(refTable, refKey)) as object),
      line: rows[index],
    }));
    const { ids, issues } = assignIds(table, wanted, holders);
    this.issues.push(...issues);
    return drafts.map(({ key }, index) => {
      const id = ids.get(key) ?? 0;
      const row = entity === 'sources' ? values[index] : { ...values[index], id };
      const line = rows[index] === undefined ? undefined : { file: rows[index].file, row: rows[index].row };
      return { id, key, row: row as BaseRow['row'], line };
    });
  }

  readonly #ids = new Map<string, ReadonlyMap<string, number>>();

  #idOf(table: string, key: string): number | undefined {
    let ids = this.#ids.get(table);
    if (ids === undefined) {
      const entity = EDITABLE_ENTITIES.find((one) => LAYERED_ENTITIES[one].table === table);
      const settled: readonly BaseRow[] = (entity && this.bases[entity]) ?? [];
      if (entity === undefined || this.bases[entity] === undefined) return undefined;
      const lost = this.#input.stored[LAYERED_ENTITIES[entity].table].map((row) => [row.key, row.id] as const);
      ids = new Map([...lost, ...settled.map((row) => [row.key, row.id] as const)]);
      this.#ids.set(table, ids);
    }
    return ids.get(key);
  }

  /** Materials are rows of their own, whose ids stay with their keys. */
  settleMaterials(recipes: readonly BaseRow<'recipes'>[]): BaseRow<'recipes'>[] {
    const keyOf = this.#keyOf(true);
    const keyed = recipes.flatMap(({ key, row }) =>
      row.materials.map(({ id, item }) => ({
        id: id ?? null,
        key: `${key}/${keyOf.item(item)}`,
        name: `${key}/${item}`,
      })),
    );
    const stored = this.#input.stored.recipe_material.map(({ id, key }) => ({ id, key, name: key }));
    const { ids } = assignIds('recipe_material', keyed, stored);
    return recipes.map((recipe) => {
      const materials = recipe.row.materials.map((material) => ({
        ...material,
        id: ids.get(`${recipe.key}/${keyOf.item(material.item)}`),
      }));
      return { ...recipe, row: { ...recipe.row, materials } };
    });
  }
}

function plainBase(rows: AnyRows): BaseRow[] {
  return rows.map(({ file, row, value }, index) => ({
    id: index + 1,
    key: String(index + 1),
    row: value as BaseRow['row'],
    line: { file, row },
  }));
}

interface ParsedSet {
  parsed: readonly { entity: Entity; standing: readonly Checked<object>[] }[];
  rows: CheckedRows;
  sound: SoundRows;
}

/** The faults of a set by itself. Its rows name others as bases do. */
function faultsOf({ parsed, rows, sound }: ParsedSet, settling: Settling, stored: StoredRows): DataIssue[] {
  const { bases, names } = settling;
  const withBaseNames = <Rows extends object>(of: Rows): Rows =>
    Object.fromEntries(
      Object.entries(of).map(([entity, own]: [string, AnyRows]) => [
        entity,
        own.map((one) => ({ ...one, value: settling.withBaseNames(entity as Entity, one.value) })),
      ]),
    ) as Rows;
  const codeOf = (name: string) => names.codeOf(name);
  const keyOf: KeyOf = { item: (name) => codeOf(name) ?? name, hasItem: (name) => codeOf(name) !== undefined };
  const inSet = new Set(parsed.map(({ entity }) => entity));
  const known = knownNames({ names, inSet }, parsed);
  const issues = [
    ...checkDuplicates(withBaseNames(rows), keyOf),
    ...checkReferences(withBaseNames(sound), known),
    ...lostItemIssues({ names, known, bases, inSet, stored }),
  ];
  // A row whose reference is wrong is not found either: that is the same fault.
  const faulty = new Set(issues.map(({ file, row }) => `${file}:${row}`));
  return [...issues, ...settling.issues.filter(({ file, row }) => !faulty.has(`${file}:${row}`))];
}

/**
 * Turns files into bases: parses them, finds their rows among those that stand or stood (by key, by former name, by id),
 * gives new ones ids, and names what they refer to by the names of bases. Pure. What files may name, but which lies in
 * another base and is lost there, is no fault: `layerRows` lets it sleep.
 */
export function settleBases(input: SettleInput): SettledBases {
  const issues: DataIssue[] = [];
  const parsed = input.files.map((raw) => ({
    ...parseFile(raw.entity, raw, (issue) => issues.push(issue)),
    entity: raw.entity,
  }));
  const rows = Object.fromEntries(parsed.map(({ entity, checked }) => [entity, checked])) as CheckedRows;
  const sound = Object.fromEntries(parsed.map((file) => [file.entity, file.sound])) as SoundRows;
  const settling = new Settling(input);
  const standing = Object.fromEntries(
    Object.entries(input.bases).map(([entity, own]) => [entity, own.map(({ row }) => row)]),
  );
  const own = Object.entries(rows).map(([entity, of]) => [entity, of.map(({ value }) => value)]);
  const all: RowsOf = { ...standing, ...Object.fromEntries(own) };
  for (const entity of EDITABLE_ENTITIES) settling.add(entity, rows[entity] as AnyRows | undefined, all);
  const { bases } = settling;
  if (rows.recipes !== undefined) bases.recipes = settling.settleMaterials(bases.recipes as BaseRow<'recipes'>[]);
  // Monsters of parts are known only after the dungeons.
  if (rows.dungeons !== undefined) {
    bases.dungeons = (bases.dungeons ?? []).map((base) => ({
      ...base,
      row: settling.withBaseNames('dungeons', base.row) as SourceRow<'dungeons'>,
    }));
  }
  for (const [entity, own] of Object.entries(rows)) if (!isEditable(entity)) bases[entity] = plainBase(own);
  issues.push(...faultsOf({ parsed, rows, sound }, settling, input.stored));
  // Else `layerRows` looks, above which an override may have mended it.
  if (issues.length > 0) issues.push(...checkParts(rows.dungeons));
  return { bases: { ...input.bases, ...(bases as Bases) }, issues };
}
