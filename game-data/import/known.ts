import type { Entity, SourceRow } from './source-rows.ts';

export interface Checked<Value> {
  file: string;
  row: number;
  value: Value;
}

export type CheckedRows = { [E in Entity]?: Checked<SourceRow<E>>[] };

export type SoundRows = { [E in Entity]?: Checked<Partial<SourceRow<E>>>[] };

/** Names that rows may reference: those of the set and, for entities without a file, the stored ones. */
export interface KnownNames {
  sources: ReadonlySet<string>;
  regions: ReadonlySet<number>;
  /** Keys by item name. */
  items: ReadonlyMap<string, string>;
  mapCodes: ReadonlySet<string>;
  mapNames: ReadonlySet<string>;
  skills: ReadonlySet<string>;
  dungeons: ReadonlySet<string>;
  /** Keys have the form `dungeon/name`. */
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

/** Names after the import. `rows` may include invalid rows: a reference to one of them is not a second fault. */
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
