import type { ImportedTable } from '#features/game-data/imported-tables.ts';
import type { RowValues } from '../import/draft.ts';
import type { SourceRow } from '../import/source-rows.ts';

// The inverse of drafts.ts: a row of a table turned back into the form of files.

/** What rows of tables refer to by id, and rows of files by name. */
export interface Names {
  item(id: number): string;
  map(id: number): string;
  dungeon(id: number): string;
  monster(id: number): { dungeon: string; name: string };
}

type Values<T extends ImportedTable> = RowValues<T>;

const factFields = ({ id, source, confidence }: Pick<Values<'item'>, 'id' | 'source' | 'confidence'>) => ({
  id,
  source,
  confidence,
});

export const sourceRow = (row: Values<'source'>): SourceRow<'sources'> => ({
  id: row.key,
  lineage: row.lineage,
  title: row.title,
  url: row.url,
});

export const regionRow = (row: Values<'region'>): SourceRow<'regions'> => ({
  ...factFields(row),
  name: row.name,
  opened: row.opened,
  notes: row.notes,
});

export const itemRow = (row: Values<'item'>): SourceRow<'items'> => ({
  ...factFields(row),
  code: row.code,
  name: row.name,
  type: row.type,
  subType: row.sub_type,
  iconId: row.icon_id,
  iconUrl: row.icon_url,
  avatarId: row.avatar_id,
  dye: row.dye,
  maxquan: row.max_quantity,
  maxdura: row.max_durability,
  price: row.price,
  reqmight: row.req_might,
  reqwill: row.req_will,
  reqgrace: row.req_grace,
  reqgender: row.req_gender,
  reqlevel: row.req_level,
  reqjob: row.req_job,
  reqgrade: row.req_grade,
  ondead: row.on_dead,
  trade: row.trade,
  repair: row.repair,
  repairprice: row.repair_price,
  storageprice: row.storage_price,
  namingprice: row.naming_price,
  desc: row.description,
  smin: row.small_min,
  smax: row.small_max,
  lmin: row.large_min,
  lmax: row.large_max,
  ac: row.ac,
  MHP: row.max_hp,
  MHPP: row.max_hp_percent,
  MMP: row.max_mp,
  MMPP: row.max_mp_percent,
  hit: row.hit,
  dam: row.dam,
  M: row.might,
  W: row.will,
  G: row.grace,
  hr: row.hp_regeneration,
  md: row.magic_defence,
  swingsound: row.swing_sound,
  hiddenStatus: row.hidden_status,
  isActive: row.is_active,
  npcBuyPrice: row.npc_buy_price,
  npcSellPrice: row.npc_sell_price,
  usedForAdvancement: row.used_for_advancement,
  fieldNotes: row.field_notes,
  disagreements: row.disagreements,
});

export const mapRow = (row: Values<'map'>): SourceRow<'maps'> => ({
  ...factFields(row),
  code: row.code,
  name: row.name,
  kind: row.kind,
  imgUrl: row.image_url,
  originalSizeX: row.original_size_x,
  originalSizeY: row.original_size_y,
  extentX: row.extent_x,
  extentY: row.extent_y,
  description: row.description,
});

export const npcRow =
  (names: Names) =>
  (row: Values<'npc'>): SourceRow<'people'> => ({
    ...factFields(row),
    map: names.map(row.map_id),
    name: row.name,
    which: row.which,
    x: row.x,
    y: row.y,
  });

export const portRow = (row: Values<'port'>): SourceRow<'ports'> => ({
  ...factFields(row),
  sourceMap: row.source_map_code,
  x: row.x,
  y: row.y,
  destinationMap: row.destination_map_code,
  destX: row.destination_x,
  destY: row.destination_y,
  minLevel: row.min_level,
});

export const worldPointRow = (row: Values<'world_point'>): SourceRow<'world-points'> => ({
  ...factFields(row),
  world: row.world,
  group: row.point_group,
  name: row.name,
  screenX: row.screen_x,
  screenY: row.screen_y,
  map: row.map_code,
  mapName: row.map_name,
  x: row.x,
  y: row.y,
});

export const skillRow =
  (names: Names) =>
  (row: Values<'skill'>): SourceRow<'skills'> => ({
    ...factFields(row),
    name: row.name,
    reqJobs: row.req_jobs,
    reqGrade: row.req_grade,
    reqLv: row.req_level,
    reqLvNote: row.req_level_note,
    reqItems: row.req_items.map(({ itemId, itemName, quantity }) => ({
      item: itemId === null ? (itemName ?? '') : names.item(itemId),
      quantity,
    })),
    reqExp: row.req_exp,
    imgUrl: row.image_url,
    effect: row.effect,
    description: row.description,
    variants: row.variants,
    variantsNote: row.variants_note,
  });

export const dungeonRow =
  (names: Names) =>
  (row: Values<'dungeon'>): SourceRow<'dungeons'> => ({
    ...factFields(row),
    region: row.region,
    name: row.name,
    reqLvMin: row.req_level_min,
    reqLvMax: row.req_level_max,
    levelNote: row.level_note,
    entryMinLevel: row.entry_min_level,
    location: row.location,
    description: row.description,
    imgUrl: row.image_url,
    sortOrder: row.sort_order,
    floors: row.floors,
    maps: row.map_codes,
    entrances: row.entrances.map(({ fromMapCode, ...entrance }) => ({ fromMap: fromMapCode, ...entrance })),
    opened: row.opened,
    partOf: row.part_of === null ? null : names.dungeon(row.part_of),
    monsters: row.monster_ids.map((id) => names.monster(id).name),
  });

export const monsterRow =
  (names: Names) =>
  (row: Values<'monster'>): SourceRow<'monsters'> => ({
    ...factFields(row),
    dungeon: names.dungeon(row.dungeon_id),
    name: row.name,
    sortOrderInDungeon: row.sort_order,
    description: row.description,
    imgUrl: row.image_url,
    exp: row.exp,
    hp: row.hp,
    ac: row.ac,
    dmgMin: row.damage_min,
    dmgMax: row.damage_max,
  });

export const dropRow =
  (names: Names) =>
  (row: Values<'monster_drop'>): SourceRow<'drops'> => {
    const { dungeon, name } = names.monster(row.monster_id);
    const item = row.item_id === null ? (row.item_name ?? '') : names.item(row.item_id);
    return { ...factFields(row), dungeon, monster: name, item };
  };

export const recipeRow = (names: Names, materials: readonly Values<'recipe_material'>[]) => {
  const materialsOf = Map.groupBy(materials, ({ recipe_id }) => recipe_id);
  return (row: Values<'recipe'>): SourceRow<'recipes'> => ({
    ...factFields(row),
    item: names.item(row.item_id),
    resultQuantity: row.result_quantity,
    category: row.category,
    place: row.place,
    placeNote: row.place_note,
    isActive: row.is_active,
    map: row.map_code,
    successRate: row.success_rate,
    rateNote: row.rate_note,
    materials: (materialsOf.get(row.id) ?? []).map(({ id, item_id, quantity }) => ({
      id,
      item: names.item(item_id),
      quantity,
    })),
    failReturns: row.fail_returns?.map(({ itemId, quantity }) => ({ item: names.item(itemId), quantity })) ?? null,
    npcName: row.npc_name,
    money: row.money,
    job: row.job,
    minLevel: row.min_level,
    baseHp: row.base_hp,
    condition: row.condition,
    note: row.note,
  });
};

export const sellMapRow =
  (names: Names) =>
  (row: Values<'item_sell_map'>): SourceRow<'item-sell-maps'> => ({
    ...factFields(row),
    item: names.item(row.item_id),
    map: names.map(row.map_id),
    npcName: row.npc_name,
    price: row.price,
    isActive: row.is_active,
  });

export const abbreviationRow = (row: Values<'abbreviation'>): SourceRow<'abbreviations'> => ({
  ...factFields(row),
  short: row.short,
  name: row.name,
});
