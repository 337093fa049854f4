import type { Generated, Selectable } from 'kysely';
import type { AbbreviationTable, FactSheetTable } from './catalog/fact-sheet.tables.ts';
import type { DungeonTable, RegionTable } from './dungeons/dungeon.tables.ts';
import type { SourceTable } from './fact.tables.ts';
import type { ItemTable } from './items/item.tables.ts';
import type { ItemSellMapTable, MapTable, PortTable, WorldPointTable } from './maps/map.tables.ts';
import type { MonsterDropTable, MonsterTable } from './monsters/monster.tables.ts';
import type { QuestTable } from './quests/quest.tables.ts';
import type { RecipeMaterialTable, RecipeTable } from './recipes/recipe.tables.ts';
import type { SkillTable } from './skills/skill.tables.ts';

/** One row per import that changed something; the last one says whose facts are in force. */
export interface DataVersionTable {
  id: Generated<number>;
  /** `project`: the facts in the repository; `operator`: a set of one's own, which a restart leaves alone. */
  origin: 'project' | 'operator';
  /** Hash of the files that were read. */
  source_hash: string;
  /** Hash of the catalog afterwards. */
  version: string;
  added: number;
  changed: number;
  removed: number;
  has_seeded_quests: boolean;
  imported_at: Generated<Date>;
}

/** The tables whose rows come from the facts' files. A table stands after those it refers to. */
export interface ImportedTables {
  source: SourceTable;
  region: RegionTable;
  item: ItemTable;
  map: MapTable;
  port: PortTable;
  world_point: WorldPointTable;
  skill: SkillTable;
  dungeon: DungeonTable;
  monster: MonsterTable;
  monster_drop: MonsterDropTable;
  recipe: RecipeTable;
  recipe_material: RecipeMaterialTable;
  item_sell_map: ItemSellMapTable;
  abbreviation: AbbreviationTable;
  fact_sheet: FactSheetTable;
}

export interface GameDataTables extends ImportedTables {
  quest: QuestTable;
  data_version: DataVersionTable;
}

export const IMPORTED_TABLES = [
  'source',
  'region',
  'item',
  'map',
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
] as const satisfies readonly (keyof ImportedTables)[];
export type ImportedTable = (typeof IMPORTED_TABLES)[number];

/** The rows of every table that an import fills. */
export type StoredRows = { [T in ImportedTable]: readonly Selectable<ImportedTables[T]>[] };
