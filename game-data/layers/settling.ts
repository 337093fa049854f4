import type { ImportedTable, StoredRows } from '#features/game-data/imported-tables.ts';
import { draftsOf } from '../import/check.ts';
import type { DataIssue } from '../import/data-issue.ts';
import type { Draft } from '../import/draft.ts';
import { assignIds, closed, subjectOf } from '../import/identify.ts';
import type { KeyOf } from '../import/keys.ts';
import type { Checked } from '../import/known.ts';
import { withNpcIds } from '../import/npc-ids.ts';
import type { RawFile } from '../import/read.ts';
import { type Renamings, type RowsOf, renamingsOfTable } from '../import/renamings.ts';
import type { Entity } from '../import/source-rows.ts';
import { asChecked } from './checked-rows.ts';
import { isEqual } from './conflicts.ts';
import { entriesOf, overridesByRow, type RowOverrides, rowName } from './entries.ts';
import type { BaseRow, Bases, Override, Reference } from './layer.ts';
import { EDITABLE_ENTITIES, type EditableEntity, LAYERED_ENTITIES } from './layered-entities.ts';
import { mapReferences, type Values, withLost } from './map-references.ts';
import { Names } from './names.ts';

export interface SettleInput {
  /** The new set: a release, or an upload. Entities without a file keep their base. */
  files: readonly RawFile[];
  /** The bases that stand. */
  bases: Bases;
  overrides: readonly Override[];
  /** All rows of the imported tables, those that are removed too. */
  stored: StoredRows;
}

export type AnyRows = readonly Checked<Values>[];

function someOf(lost: Record<string, Reference>): BaseRow['lost'] {
  return Object.keys(lost).length === 0 ? undefined : lost;
}

/** Gives the rows of files their keys and ids, and names what they refer to as its base does. */
export class Settling {
  readonly names = new Names();
  readonly issues: DataIssue[] = [];
  readonly bases: Record<string, readonly BaseRow[]> = {};
  readonly #input: SettleInput;
  readonly #overrides: ReadonlyMap<string, RowOverrides>;
  readonly #hasItems: boolean;
  readonly #before: Names;

  constructor(input: SettleInput) {
    this.#hasItems = input.files.some(({ entity }) => entity === 'items');
    this.#input = input;
    this.#before = entriesOf(input).names;
    this.#overrides = overridesByRow(input.overrides);
  }

  withBaseNames(entity: Entity, row: Values): Values {
    return mapReferences(entity, row, (value, field) => {
      return this.names.inBaseNames(field, value, row);
    });
  }

  /** Entities come in the order of their references. */
  add(entity: EditableEntity, rows: AnyRows | undefined, all: RowsOf): void {
    const settled = rows === undefined ? this.#standing(entity) : this.#settled(entity, rows, all);
    this.bases[entity] = settled;
    for (const base of settled) {
      this.names.noteLost(base.lost);
      this.#addName(entity, base.id, withLost(entity, base), false);
    }
    for (const { added } of this.#overrides.values()) {
      if (added?.entity === entity && this.names.row(entity, added.rowId) === undefined)
        this.#addName(entity, added.rowId, added.value as Values, true);
    }
    this.names.addLost(entity, this.#input.stored, this.#input.overrides);
  }

  /** Rows without a file go on meaning the same rows, by their new names. */
  renamed(entity: Entity, base: BaseRow): BaseRow {
    const lost: Record<string, Reference> = {};
    const before = withLost(entity, base);
    const row = mapReferences(entity, base.row as Values, (value, field, at) => {
      if ('named' in field) return this.#before.inNamesOf(this.names, field.named, value);
      const path = at.join('.');
      const known = base.lost?.[path];
      const found = known ?? this.#before.resolve(field, value, before);
      // Of what may be a name alone, one that led nowhere is.
      if (found === undefined || (field.isOptional && known === undefined && 'isLost' in found && found.isLost))
        return value;
      if (this.names.row(found.ref, found.id) !== undefined) return this.names.baseName(found.ref, found.id);
      lost[path] = { ref: found.ref, id: found.id };
      return value;
    });
    const isSame = row === base.row && isEqual(lost, base.lost ?? {});
    return isSame ? base : { ...base, row: row as BaseRow['row'], lost: someOf(lost) };
  }

  /** A row of a file, whose names are those of the bases after it. */
  settledRow(entity: Entity, row: Values): Pick<BaseRow, 'row' | 'lost'> {
    const lost: Record<string, Reference> = {};
    const settled = mapReferences(entity, row, (value, field, at) => {
      const found = 'to' in field ? this.names.resolve(field, value, row) : undefined;
      const isNameAlone = 'to' in field && field.isOptional && this.#hasItems;
      if (found?.isLost && !isNameAlone) lost[at.join('.')] = { ref: found.ref, id: found.id };
      return this.names.inBaseNames(field, value, row);
    });
    return { row: settled as BaseRow['row'], lost: someOf(lost) };
  }

  #standing(entity: EditableEntity): readonly BaseRow[] {
    const own: readonly BaseRow[] = this.#input.bases[entity] ?? [];
    return own.map((base) => this.renamed(entity, base));
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
    const baseKeys = new Map(own.map(({ id, key }) => [id, key]));
    return [
      ...stored[table].map((row) => ({
        id: row.id,
        // A row that was renamed while it slept is stored as it was before.
        key: baseKeys.get(row.id) ?? row.key,
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
    const settled = rows.map(({ value }) => this.settledRow(entity, value));
    const values = settled.map(({ row }) => row as Values);
    const holders = this.#holders(entity);
    const draftWith = (keyOf: KeyOf) => draftsOf(asChecked({ [entity]: values }), keyOf)[table] ?? [];
    const withLost = draftWith(this.#keyOf(true));
    const here = entity === 'drops' && this.#hasItems ? draftWith(this.#keyOf(false)) : withLost;
    // What led to an item that this set lost goes on to; of another drop an unknown name is a name only.
    const led = new Set((this.#input.bases[entity] ?? []).map(({ key }) => key));
    const drafts = withLost.map((draft, index) => (led.has(draft.key) ? draft : (here[index] ?? draft)));
    const renamed = renamingsOfTable(table, all, this.#keyOf(true));
    const people = entity === 'people' ? this.#withIdsOfPeople(drafts as Draft<'npc'>[], holders, renamed) : undefined;
    const wanted = drafts.map((draft, index) => ({
      ...renamed.get(draft.key),
      id: people?.[index]?.id ?? draft.id,
      key: draft.key,
      name: subjectOf(table, closed(draft, ({ refTable, refKey }) => this.#idOf(refTable, refKey)) as object),
      line: rows[index],
    }));
    const { ids, issues } = assignIds(table, wanted, holders);
    for (const issue of issues) this.issues.push(issue);
    return drafts.map(({ key }, index) => {
      const id = ids.get(key) ?? 0;
      const row = entity === 'sources' ? values[index] : { ...values[index], id };
      const line = rows[index] === undefined ? undefined : { file: rows[index].file, row: rows[index].row };
      return { id, key, row: row as BaseRow['row'], lost: settled[index]?.lost, line };
    });
  }

  #withIdsOfPeople(
    drafts: readonly Draft<'npc'>[],
    holders: readonly { id: number; key: string }[],
    renamed: Renamings['npc'],
  ) {
    const mapIds = this.#idsOf('map');
    const storedMaps = new Map(this.#input.stored.npc.map(({ id, map_id }) => [id, map_id]));
    const mapOf = (key: string) => mapIds?.get(key.slice(0, key.indexOf('/'))) ?? 0;
    const known = holders.map(({ id, key }) => ({ id, key, map_id: storedMaps.get(id) ?? mapOf(key) }));
    return withNpcIds(drafts, known, mapIds, renamed);
  }

  readonly #ids = new Map<ImportedTable, ReadonlyMap<string, number>>();

  #idOf(table: ImportedTable, key: string): number | undefined {
    return this.#idsOf(table)?.get(key);
  }

  /** Of a table that is settled: ids by key, of lost rows too. */
  #idsOf(table: ImportedTable): ReadonlyMap<string, number> | undefined {
    const known = this.#ids.get(table);
    if (known !== undefined) return known;
    const entity = EDITABLE_ENTITIES.find((one) => LAYERED_ENTITIES[one].table === table);
    const settled: readonly BaseRow[] | undefined = entity && this.bases[entity];
    if (settled === undefined) return undefined;
    const ids = new Map([...this.#input.stored[table], ...settled].map(({ key, id }) => [key, id]));
    this.#ids.set(table, ids);
    return ids;
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
