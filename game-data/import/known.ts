import type { Entity, SourceRow } from './source-rows.ts';

/** A row and where it stands. */
export interface Checked<Value> {
  file: string;
  row: number;
  value: Value;
}

/** The checked rows of a set; an entity without a file is absent. */
export type CheckedRows = { [E in Entity]?: Checked<SourceRow<E>>[] };

/** The same with faulty rows, of which only the fields are there that are right by themselves. */
export type SoundRows = { [E in Entity]?: Checked<Partial<SourceRow<E>>>[] };

/** What rows may refer to: the names of the set itself and, for entities it leaves out, those already in the database. */
export interface KnownNames {
  sources: ReadonlySet<string>;
  regions: ReadonlySet<number>;
  /** Item name → key. */
  items: ReadonlyMap<string, string>;
  mapCodes: ReadonlySet<string>;
  mapNames: ReadonlySet<string>;
  skills: ReadonlySet<string>;
  dungeons: ReadonlySet<string>;
  /** Dungeon and name joined by `/`. */
  monsters: ReadonlySet<string>;
}

export const NOTHING_KNOWN: KnownNames = {
  sources: new Set(),
  regions: new Set(),
  items: new Map(),
  mapCodes: new Set(),
  mapNames: new Set(),
  skills: new Set(),
  dungeons: new Set(),
  monsters: new Set(),
};

/**
 * The names that hold once the set is in force. `rows` may hold rows that did not parse: what points at one of those is
 * no second fault.
 */
export function namesAfter(rows: CheckedRows, before: KnownNames): KnownNames {
  const set = <E extends Entity, T>(entity: E, of: (row: SourceRow<E>) => T, otherwise: ReadonlySet<T>) => {
    const own = rows[entity];
    return own === undefined ? otherwise : new Set(own.map(({ value }) => of(value)));
  };
  return {
    sources: set('sources', (row) => row.id, before.sources),
    regions: set('regions', (row) => row.id, before.regions),
    items:
      rows.items === undefined
        ? before.items
        : new Map(rows.items.map(({ value }) => [value.name, String(value.code)] as const)),
    mapCodes: set('maps', (row) => row.code, before.mapCodes),
    mapNames: set('maps', (row) => row.name, before.mapNames),
    skills: set('skills', (row) => row.name, before.skills),
    dungeons: set('dungeons', (row) => row.name, before.dungeons),
    monsters: set('monsters', (row) => `${row.dungeon}/${row.name}`, before.monsters),
  };
}
