import type { StoredRows } from '#features/game-data/imported-tables.ts';
import type { Entity } from '../import/source-rows.ts';
import { addOnce, EntityNames } from './entity-names.ts';
import { isReference, type Override, type Reference } from './layer.ts';
import { layeredEntity, type ReferenceField } from './layered-entities.ts';
import type { Values } from './map-references.ts';

export interface Found extends Reference {
  /** The row stood once, and its base lost it. */
  isLost: boolean;
}

/** Finds rows by the names of their bases, else by those in force, else by former ones (`was`), else among the lost. */
export class Names {
  readonly #entities = new Map<Entity, EntityNames>();
  readonly #groups = new Map<Entity, Map<string, number[]>>();

  #of(entity: Entity): EntityNames {
    const names = this.#entities.get(entity) ?? new EntityNames();
    this.#entities.set(entity, names);
    return names;
  }

  /** `row` in file form, or with references. Rows that it refers to are added before it. */
  add(entity: Entity, id: number, row: Values, present?: string): void {
    const names = this.#of(entity);
    names.known.set(id, { row, present });
    const keyed = (name: unknown) => this.#keyed(entity, name, row);
    if (entity === 'maps') addOnce(names.base, String(row.code), id);
    else if (entity === 'regions') addOnce(names.base, String(row.id), id);
    else if (row.name !== undefined) addOnce(names.base, keyed(row.name), id);
    if (entity === 'maps' || entity === 'regions') return;
    if (present !== undefined) addOnce(names.present, keyed(present), id);
    if (typeof row.was === 'string') addOnce(names.former, keyed(row.was), id);
  }

  /** A row that stood in a base, though perhaps never in force. */
  noteLost(references: Readonly<Record<string, Reference>> = {}): void {
    for (const { ref, id } of Object.values(references)) {
      const { lostBase } = this.#of(ref);
      if (!lostBase.has(id)) lostBase.set(id, '');
    }
  }

  /** Monsters are known by dungeon and name. */
  #keyed(entity: Entity, name: unknown, row: Values): string {
    if (entity !== 'monsters') return String(name);
    return `${this.#dungeonId(row.dungeon) ?? '?'}/${name}`;
  }

  #dungeonId(value: unknown): number | undefined {
    if (isReference(value)) return value.id;
    const { lost } = this.#of('dungeons');
    return this.#of('dungeons').find(String(value)) ?? lost.get(String(value));
  }

  /** Rows that stood once and are in no base now. To be called when all rows that stand were added. */
  addLost(entity: Entity, stored: StoredRows, overrides: readonly Override[]): void {
    const table = layeredEntity(entity)?.table;
    if (table === undefined) return;
    const names = this.#of(entity);
    const renamed = overrides.filter(
      (one) => one.entity === entity && one.field === 'name' && typeof one.base === 'string',
    );
    const baseNames = new Map(renamed.map(({ rowId, value, base }) => [`${rowId}/${value}`, String(base)]));
    const once = Map.groupBy(renamed, ({ rowId }) => rowId);
    const isNamed = entity !== 'maps' && entity !== 'regions';
    for (const row of stored[table]) {
      const shown = isNamed && 'name' in row ? row.name : row.key;
      const called = [shown, ...(isNamed ? (once.get(row.id) ?? []).map(({ base }) => String(base)) : [])];
      names.stored.set(row.id, called);
      names.byKey.set(row.key, row.id);
      if (names.known.has(row.id)) continue;
      names.lostBase.set(row.id, baseNames.get(`${row.id}/${shown}`) ?? shown);
      const prefix = 'dungeon_id' in row ? `${row.dungeon_id}/` : '';
      for (const name of called) addOnce(names.lost, `${prefix}${name}`, row.id);
    }
  }

  #found(ref: Entity, id: number): Found {
    return { ref, id, isLost: !this.#of(ref).known.has(id) };
  }

  itemOfCode(code: string): Found | undefined {
    const { known, byKey } = this.#of('items');
    const id = byKey.get(code) ?? [...known].find(([, { row }]) => String(row.code) === code)?.[0];
    return id === undefined ? undefined : this.#found('items', id);
  }

  rows(entity: Entity): Values[] {
    return [...this.#of(entity).known.values()].map(({ row }) => row);
  }

  /** What files would name lost rows by. */
  lostRows(entity: Entity): Values[] {
    return [...this.#of(entity).lost.keys()].flatMap((name): Values[] => {
      if (entity === 'maps') return [{ code: name }];
      if (entity === 'regions') return [{ id: Number(name) }];
      if (entity !== 'monsters') return [{ name, code: entity === 'items' ? this.codeOf(name) : undefined }];
      const slash = name.indexOf('/');
      const dungeonId = Number(name.slice(0, slash));
      const base = this.baseName('dungeons', dungeonId);
      const dungeons = base === undefined ? (this.#of('dungeons').stored.get(dungeonId) ?? []) : [base];
      return dungeons.map((dungeon) => ({ dungeon, name: name.slice(slash + 1) }));
    });
  }

  /** The code of an item, lost ones too. */
  codeOf(name: string): string | undefined {
    const items = this.#of('items');
    const id = items.find(name);
    if (id !== undefined) return String(items.known.get(id)?.row.code);
    const lost = items.lost.get(name);
    return lost === undefined ? undefined : [...items.byKey].find(([, one]) => one === lost)?.[0];
  }

  /** A standing item that was called so, and is no more. */
  itemOnceCalled(name: string): Found | undefined {
    const { known, stored } = this.#of('items');
    const once = [...stored].find(([id, called]) => known.has(id) && called.includes(name));
    return once === undefined ? undefined : this.#found('items', once[0]);
  }

  /** The item of this id, if it was called so. */
  itemCalled(id: number | null, name: string): Found | undefined {
    return id !== null && this.#of('items').stored.get(id)?.includes(name) ? this.#found('items', id) : undefined;
  }

  /** Whether a row stands, but under none of the names that the value could mean. */
  isRenamed(field: Extract<ReferenceField, { to: Entity }>, value: unknown, row: Values, found: Found): boolean {
    return !found.isLost && this.resolve(field, value, row)?.id !== found.id;
  }

  row(entity: Entity, id: number): Values | undefined {
    return this.#of(entity).known.get(id)?.row;
  }

  /** How files name the row: as its base does. */
  baseName(entity: Entity, id: number): unknown {
    const row = this.row(entity, id);
    const lost = row === undefined ? this.#of(entity).lostBase.get(id) : undefined;
    if (lost !== undefined) return entity === 'regions' ? id : lost;
    return entity === 'maps' ? row?.code : entity === 'regions' ? row?.id : row?.name;
  }

  /** How what is in force names the row. */
  presentName(entity: Entity, id: number): unknown {
    if (entity === 'maps' || entity === 'regions') return this.baseName(entity, id);
    return this.shownName(entity, id);
  }

  shownName(entity: Entity, id: number): unknown {
    const known = this.#of(entity).known.get(id);
    return known?.present ?? known?.row.name;
  }

  /** The row that a value of `row` means. */
  resolve(field: Extract<ReferenceField, { to: Entity }>, value: unknown, row: Values): Found | undefined {
    const names = this.#of(field.to);
    if (isReference(value)) {
      if (value.ref !== field.to) return undefined;
      if (names.known.has(value.id)) return { ...value, isLost: false };
      return names.lostBase.has(value.id) ? { ...value, isLost: true } : undefined;
    }
    const whole = field.within?.map((name) => row[name]).find((name) => name !== null && name !== undefined);
    const name = field.within === undefined ? String(value) : `${this.#dungeonId(whole) ?? '?'}/${value}`;
    const id = names.find(name);
    if (id !== undefined) return { ref: field.to, id, isLost: false };
    const lost = names.lost.get(name);
    return lost === undefined ? undefined : { ref: field.to, id: lost, isLost: true };
  }

  /** The value of a reference as a base writes it; what leads nowhere stays as it is. */
  inBaseNames(field: ReferenceField, value: unknown, row: Values): unknown {
    const found = 'to' in field ? this.resolve(field, value, row) : this.resolveName(field.named, value)[0];
    if (found === undefined) return value;
    if ('to' in field) return this.baseName(found.ref, found.id);
    return found.isLost ? value : this.row(found.ref, found.id)?.name;
  }

  /** A name that fits one row of several, by the names of a new set. */
  inNamesOf(next: Names, entities: readonly Entity[], value: unknown): unknown {
    const renamed = this.resolveName(entities, value).map(({ ref, id }) => next.row(ref, id)?.name);
    return renamed.length === 0 || renamed.includes(value) ? value : (renamed[0] ?? value);
  }

  /** All rows that a name means: those whose base is called so, else those that are, else those that were, else the lost. */
  resolveName(entities: readonly Entity[], value: unknown): Found[] {
    if (isReference(value)) {
      const { known, lostBase } = this.#of(value.ref);
      return known.has(value.id) || lostBase.has(value.id) ? [{ ...value, isLost: !known.has(value.id) }] : [];
    }
    const name = String(value);
    for (const kind of ['base', 'present', 'former'] as const) {
      const found = entities.flatMap((ref) =>
        (this.#grouped(ref).get(`${kind}/${name}`) ?? []).map((id) => ({ ref, id, isLost: false })),
      );
      if (found.length > 0) return found;
    }
    return entities.flatMap((ref) => {
      const id = this.#of(ref).lost.get(name);
      return id === undefined ? [] : [{ ref, id, isLost: true }];
    });
  }

  #grouped(entity: Entity): Map<string, number[]> {
    const standing = this.#groups.get(entity);
    if (standing !== undefined) return standing;
    const groups = new Map<string, number[]>();
    const add = (kind: string, name: unknown, id: number) => {
      if (typeof name !== 'string') return;
      const group = groups.get(`${kind}/${name}`);
      if (group === undefined) groups.set(`${kind}/${name}`, [id]);
      else group.push(id);
    };
    for (const [id, { row, present }] of this.#of(entity).known) {
      add('base', row.name, id);
      add('present', present, id);
      add('former', row.was, id);
    }
    this.#groups.set(entity, groups);
    return groups;
  }
}
