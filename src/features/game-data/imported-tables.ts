import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Tables that an import fills, in an order in which each follows the tables it refers to. */
export const IMPORTED_TABLES = [
  'source',
  'region',
  'item',
  'map',
  'npc',
  'port',
  'world_point',
  'skill',
  'dungeon',
  'monster',
  'monster_drop',
  'recipe',
  'recipe_material',
  'item_sell_map',
  'abbreviation',
  'fact_sheet',
] as const satisfies readonly (keyof Database)[];
export type ImportedTable = (typeof IMPORTED_TABLES)[number];

export type StoredRows = { [T in ImportedTable]: readonly Selectable<Database[T]>[] };
