import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import type { ImportedTable } from '#features/game-data/imported-tables.ts';

export const TABLE_LABELS: Record<ImportedTable, string> = {
  source: entityLabel('sources'),
  region: entityLabel('regions'),
  item: entityLabel('items'),
  map: entityLabel('maps'),
  npc: entityLabel('people'),
  port: entityLabel('ports'),
  world_point: entityLabel('world-points'),
  skill: entityLabel('skills'),
  dungeon: entityLabel('dungeons'),
  monster: entityLabel('monsters'),
  monster_drop: entityLabel('drops'),
  recipe: entityLabel('recipes'),
  recipe_material: '조합 재료',
  item_sell_map: entityLabel('item-sell-maps'),
  abbreviation: entityLabel('abbreviations'),
  fact_sheet: '자료표',
};

/** Columns whose field in the files is not their name in camel case. */
const FIELDS: Readonly<Record<string, string>> = {
  max_quantity: 'maxquan',
  max_durability: 'maxdura',
  req_might: 'reqmight',
  req_will: 'reqwill',
  req_grace: 'reqgrace',
  req_gender: 'reqgender',
  req_level: 'reqlevel',
  req_job: 'reqjob',
  req_grade: 'reqgrade',
  on_dead: 'ondead',
  repair_price: 'repairprice',
  storage_price: 'storageprice',
  naming_price: 'namingprice',
  small_min: 'smin',
  small_max: 'smax',
  large_min: 'lmin',
  large_max: 'lmax',
  max_hp: 'MHP',
  max_hp_percent: 'MHPP',
  max_mp: 'MMP',
  max_mp_percent: 'MMPP',
  might: 'M',
  will: 'W',
  grace: 'G',
  hp_regeneration: 'hr',
  magic_defence: 'md',
  swing_sound: 'swingsound',
  item_id: 'item',
  map_id: 'map',
  map_code: 'map',
  dungeon_id: 'dungeon',
  monster_id: 'monster',
  recipe_id: 'recipe',
  image_url: 'imgUrl',
  map_codes: 'maps',
  monster_ids: 'monsters',
  point_group: 'group',
};

export function fieldOf(column: string): string {
  return FIELDS[column] ?? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
