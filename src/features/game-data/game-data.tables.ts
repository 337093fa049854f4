import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Formula, JobGrade, NpcCommand, Shortcut } from './catalog/fact-sheet.contract.ts';
import type { Confidence } from './fact.contract.ts';
import type { MAP_KINDS, Npc } from './maps/map.contract.ts';

/** jsonb: written as text, because the driver would send a JavaScript array as a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;

/** Columns of every table that an import owns. Rows are never deleted, only marked as removed. */
interface ImportedColumns {
  id: number;
  /** What the row is, whatever its id: an item's code, a dungeon's name, … */
  key: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  removed_at: Date | null;
}

interface FactColumns extends ImportedColumns {
  source: string[];
  confidence: Confidence;
}

export interface SourceTable extends ImportedColumns {
  title: string;
  url: string | null;
}

export interface RegionTable extends FactColumns {
  name: string;
  opened: boolean;
  notes: Json<{ text: string; source: string[]; confidence: Confidence }[]>;
}

export interface ItemTable extends FactColumns {
  code: number;
  name: string;
  type: number;
  sub_type: string | null;
  icon_id: string | null;
  icon_url: string | null;
  avatar_id: string | null;
  dye: number | null;
  max_quantity: number | null;
  max_durability: number | null;
  price: number | null;
  req_might: number | null;
  req_will: number | null;
  req_grace: number | null;
  req_gender: number | null;
  req_level: number | null;
  req_job: number | null;
  req_grade: number | null;
  on_dead: number | null;
  trade: number | null;
  repair: number | null;
  repair_price: number | null;
  storage_price: number | null;
  naming_price: number | null;
  description: string | null;
  small_min: number | null;
  small_max: number | null;
  large_min: number | null;
  large_max: number | null;
  ac: number | null;
  max_hp: number | null;
  max_hp_percent: number | null;
  max_mp: number | null;
  max_mp_percent: number | null;
  hit: number | null;
  dam: number | null;
  might: number | null;
  will: number | null;
  grace: number | null;
  hp_regeneration: number | null;
  magic_defence: number | null;
  swing_sound: number | null;
  hidden_status: string | null;
  is_active: boolean;
  npc_buy_price: number | null;
  npc_sell_price: number | null;
  used_for_advancement: string | null;
}

/** An item by id, or by name alone where the catalog does not have it. */
export interface StoredMaterial {
  itemId: number | null;
  itemName: string | null;
  quantity: number;
}

export interface SkillTable extends FactColumns {
  name: string;
  req_level: number;
  req_level_note: string | null;
  req_jobs: number[];
  req_grade: number;
  req_items: Json<StoredMaterial[]>;
  req_exp: number | null;
  image_url: string | null;
  effect: string | null;
  description: string | null;
  variants: Json<{ totem: string; name: string }[]>;
  variants_note: string | null;
}

export interface StoredEntrance {
  fromMapCode: string | null;
  fromMapName: string;
  x: number | null;
  y: number | null;
  minLevel: number | null;
}

export interface DungeonTable extends FactColumns {
  region: number;
  name: string;
  req_level_min: number | null;
  req_level_max: number | null;
  level_note: string | null;
  entry_min_level: number | null;
  location: string;
  description: string | null;
  image_url: string | null;
  sort_order: number;
  map_id: number | null;
  floors: number | null;
  map_codes: string[];
  entrances: Json<StoredEntrance[]>;
  opened: boolean;
}

export interface MonsterTable extends FactColumns {
  dungeon_id: number;
  name: string;
  description: string | null;
  exp: number | null;
  image_url: string | null;
  sort_order: number;
  hp: number | null;
  ac: number | null;
  damage_min: number | null;
  damage_max: number | null;
}

export interface MonsterDropTable extends FactColumns {
  monster_id: number;
  item_id: number | null;
  /** Only where the catalog does not have the item. */
  item_name: string | null;
}

export interface RecipeTable extends FactColumns {
  item_id: number;
  result_quantity: number;
  category: string;
  place: string | null;
  place_note: string | null;
  is_active: boolean;
  map_code: string | null;
  success_rate: number | null;
  rate_note: string | null;
  fail_returns: Json<{ itemId: number; quantity: number }[] | null> | null;
}

export interface RecipeMaterialTable extends ImportedColumns {
  recipe_id: number;
  item_id: number;
  quantity: number;
}

export interface MapTable extends FactColumns {
  code: string;
  name: string;
  kind: (typeof MAP_KINDS)[number];
  image_url: string | null;
  original_size_x: number | null;
  original_size_y: number | null;
  extent_x: number | null;
  extent_y: number | null;
  npcs: Json<Npc[]>;
}

export interface PortTable extends FactColumns {
  source_map_code: string;
  x: number;
  y: number;
  destination_map_code: string;
  destination_x: number;
  destination_y: number;
  min_level: number | null;
}

export interface ItemSellMapTable extends FactColumns {
  item_id: number;
  map_id: number;
  is_active: boolean;
  npc_name: string | null;
  price: number | null;
}

export interface AbbreviationTable extends FactColumns {
  short: string;
  name: string;
}

export interface WorldPointTable extends FactColumns {
  world: string;
  point_group: number;
  name: string;
  screen_x: number;
  screen_y: number;
  map_code: string | null;
  map_name: string;
  x: number;
  y: number;
}

/** One row per sheet (`shortcuts`, `npc-commands`, `jobs`, `formulas`), its facts whole. */
export interface FactSheetTable extends ImportedColumns {
  rows: Json<(Shortcut | NpcCommand | JobGrade | Formula)[]>;
}

export interface QuestTable {
  id: Generated<number>;
  title: string;
  content: string;
  status: number;
  thumbnail_url: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

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
