import { IMPORTED_TABLES, type ImportedTable, type StoredRows } from '#features/game-data/imported-tables.ts';
import type { DataIssue } from './data-issue.ts';
import type { NextRows } from './identify.ts';
import { TABLE_LABELS } from './table-labels.ts';

type Target = readonly [
  table: 'item' | 'map' | 'dungeon' | 'monster' | 'recipe' | 'region',
  id: number | string | null,
];

const TARGETS: { [T in ImportedTable]?: (row: NextRows[T][number]) => Target[] } = {
  npc: (row) => [['map', row.map_id]],
  port: (row) => [
    ['map', row.source_map_code],
    ['map', row.destination_map_code],
  ],
  world_point: (row) => [['map', row.map_code]],
  skill: (row) => row.req_items.map(({ itemId }) => ['item', itemId]),
  dungeon: (row) => [
    ['region', row.region],
    ['map', row.map_id],
    ['dungeon', row.part_of],
    ...row.monster_ids.map((id): Target => ['monster', id]),
    ...row.map_codes.map((code): Target => ['map', code]),
    ...row.entrances.map(({ fromMapCode }): Target => ['map', fromMapCode]),
  ],
  monster: (row) => [['dungeon', row.dungeon_id]],
  monster_drop: (row) => [
    ['monster', row.monster_id],
    ['item', row.item_id],
  ],
  recipe: (row) => [
    ['item', row.item_id],
    ['map', row.map_code],
    ...(row.fail_returns ?? []).map(({ itemId }): Target => ['item', itemId]),
  ],
  recipe_material: (row) => [
    ['recipe', row.recipe_id],
    ['item', row.item_id],
  ],
  item_sell_map: (row) => [
    ['item', row.item_id],
    ['map', row.map_id],
  ],
};

function targetsOf<T extends ImportedTable>(table: T, row: NextRows[T][number]): Target[] {
  return TARGETS[table]?.(row) ?? [];
}

/** Rows that stay but reference rows which the set removes: a partial set must not leave dangling references. */
export function danglingReferences(next: NextRows, stored: StoredRows): DataIssue[] {
  const present = new Map<ImportedTable, ReadonlySet<number | string>>(
    IMPORTED_TABLES.map((table) => [
      table,
      new Set<number | string>(next[table].flatMap((row) => (table === 'map' ? [row.id, row.key] : [row.id]))),
    ]),
  );
  const known = new Map<ImportedTable, ReadonlyMap<number | string, object>>();
  const rowsOf = (table: ImportedTable): ReadonlyMap<number | string, object> => {
    const rows =
      known.get(table) ??
      new Map<number | string, object>(
        stored[table].flatMap((row) => [[row.key, row] as const, [row.id, row] as const]),
      );
    known.set(table, rows);
    return rows;
  };
  const nameOf = (table: ImportedTable, id: number | string): string => {
    const row = rowsOf(table).get(id);
    return row !== undefined && 'name' in row ? String(row.name) : String(id);
  };
  return IMPORTED_TABLES.flatMap((table) =>
    next[table].flatMap((row) =>
      targetsOf(table, row)
        .filter(([target, id]) => id !== null && !present.get(target)?.has(id))
        .map(([target, id]) => ({
          file: `(지금 자료) ${TABLE_LABELS[table]}`,
          row: 0,
          field: row.key,
          reason: `새 자료에서 빠진 것에 걸려 있습니다: ${TABLE_LABELS[target]} '${nameOf(target, id ?? '')}'`,
        })),
    ),
  );
}
