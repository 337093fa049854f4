import type { ImportedTable } from '#features/game-data/imported-tables.ts';
import { abbreviationKey, dropKey, type KeyOf, monsterKey, npcKey, skillKey, worldPointKey } from './keys.ts';
import type { Entity, SourceRow } from './source-rows.ts';

interface Renaming {
  was?: string | undefined;
  formerKeys?: readonly string[] | undefined;
}

/** Per table and key: what the row, or what it belongs to, was called before the files renamed it. */
export type Renamings = { [T in ImportedTable]?: ReadonlyMap<string, Renaming> };

export type RowsOf = { [E in Entity]?: readonly SourceRow<E>[] };

type Former = (name: string) => readonly string[];

function formerNames(rows: readonly { name: string; was?: string | undefined }[] = []): Former {
  const former = new Map(rows.flatMap(({ name, was }) => (was === undefined ? [] : [[name, was] as const])));
  return (name) => {
    const was = former.get(name);
    return was === undefined ? [name] : [name, was];
  };
}

const namesOf = (row: { name: string; was?: string | undefined }): string[] =>
  row.was === undefined ? [row.name] : [row.name, row.was];

function renamingsIn<Row extends { was?: string | undefined } | object>(
  rows: readonly Row[] = [],
  keysOf: (row: Row) => readonly string[],
): Map<string, Renaming> {
  return new Map(
    rows.flatMap((row): [string, Renaming][] => {
      const [key, ...formerKeys] = keysOf(row);
      const was = 'was' in row ? row.was : undefined;
      return key === undefined || (was === undefined && formerKeys.length === 0) ? [] : [[key, { was, formerKeys }]];
    }),
  );
}

interface Context {
  rows: RowsOf;
  keyOf: KeyOf;
}

/** The keys of a row (first its own), of those that its names and former names give. */
const RENAMINGS: { readonly [T in ImportedTable]?: (context: Context) => ReadonlyMap<string, Renaming> } = {
  item: ({ rows, keyOf }) => renamingsIn(rows.items, (row) => [keyOf.item(row.name)]),
  map: ({ rows }) => renamingsIn(rows.maps, (row) => [row.code]),
  npc: ({ rows }) => renamingsIn(rows.people, (row) => namesOf(row).map((name) => npcKey({ ...row, name }))),
  world_point: ({ rows }) =>
    renamingsIn(rows['world-points'], (row) => namesOf(row).map((name) => worldPointKey({ ...row, name }))),
  skill: ({ rows }) => renamingsIn(rows.skills, (row) => namesOf(row).map((name) => skillKey({ ...row, name }))),
  dungeon: ({ rows }) => renamingsIn(rows.dungeons, namesOf),
  monster: ({ rows }) => {
    const dungeons = formerNames(rows.dungeons);
    return renamingsIn(rows.monsters, (row) =>
      dungeons(row.dungeon).flatMap((dungeon) => namesOf(row).map((name) => monsterKey(dungeon, name))),
    );
  },
  monster_drop: dropRenamings,
  abbreviation: ({ rows }) => {
    const named = [rows.items, rows.skills, rows.dungeons, rows.maps, rows.monsters];
    const former = named.map((own) => formerNames(own));
    return renamingsIn(rows.abbreviations, (row) => [
      ...new Set(former.flatMap((of) => of(row.name).map((name) => abbreviationKey({ ...row, name })))),
    ]);
  },
};

const BY_NAME_ALONE: KeyOf = { item: (name) => name, hasItem: () => false };

function dropRenamings({ rows, keyOf }: Context): ReadonlyMap<string, Renaming> {
  const [dungeons, monsters, items] = [formerNames(rows.dungeons), formerNames(rows.monsters), formerNames(rows.items)];
  return renamingsIn(rows.drops, (row) => {
    const whose = dungeons(row.dungeon).flatMap((dungeon) =>
      monsters(row.monster).map((monster) => ({ ...row, dungeon, monster })),
    );
    // Until a file had the item, the drop was known by the item's name.
    const named = keyOf.hasItem(row.item) ? whose : [];
    return [
      ...whose.map((former) => dropKey(former, keyOf)),
      ...named.flatMap((former) => items(row.item).map((item) => dropKey({ ...former, item }, BY_NAME_ALONE))),
    ];
  });
}

export function renamingsOfTable(table: ImportedTable, rows: RowsOf, keyOf: KeyOf): ReadonlyMap<string, Renaming> {
  return RENAMINGS[table]?.({ rows, keyOf }) ?? new Map();
}

export function renamingsOf(rows: RowsOf, keyOf: KeyOf): Renamings {
  const tables = Object.keys(RENAMINGS) as ImportedTable[];
  return Object.fromEntries(tables.map((table) => [table, renamingsOfTable(table, rows, keyOf)]));
}
