import type { ImportedTable } from '#features/game-data/imported-tables.ts';

export const TABLE_LABELS: Record<ImportedTable, string> = {
  source: '출처',
  region: '지역',
  item: '아이템',
  map: '맵',
  port: '출입구',
  world_point: '세계전도',
  skill: '마법',
  dungeon: '던전',
  monster: '몬스터',
  monster_drop: '드롭',
  recipe: '조합',
  recipe_material: '조합 재료',
  item_sell_map: '파는 곳',
  abbreviation: '줄임말',
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
