import { type Draft, refTo } from './draft.ts';
import {
  abbreviationKey,
  dropKey,
  type KeyOf,
  monsterKey,
  npcKey,
  portKey,
  recipeKey,
  sellKey,
  skillKey,
  worldPointKey,
} from './keys.ts';
import type { SourceRow } from './source-rows.ts';

function factColumns(row: { id?: number | undefined; source: string[]; confidence: SourceRow<'items'>['confidence'] }) {
  return { id: row.id ?? null, source: row.source, confidence: row.confidence };
}

export function sourceDraft(row: SourceRow<'sources'>): Draft<'source'> {
  return { id: null, key: row.id, title: row.title, url: row.url, lineage: row.lineage };
}

export function regionDraft(row: SourceRow<'regions'>): Draft<'region'> {
  return { ...factColumns(row), key: String(row.id), name: row.name, opened: row.opened, notes: row.notes };
}

export function itemDraft(row: SourceRow<'items'>): Draft<'item'> {
  return {
    ...factColumns(row),
    key: String(row.code),
    code: row.code,
    name: row.name,
    type: row.type,
    sub_type: row.subType,
    icon_id: row.iconId,
    icon_url: row.iconUrl,
    avatar_id: row.avatarId,
    dye: row.dye,
    max_quantity: row.maxquan,
    max_durability: row.maxdura,
    price: row.price,
    req_might: row.reqmight,
    req_will: row.reqwill,
    req_grace: row.reqgrace,
    req_gender: row.reqgender,
    req_level: row.reqlevel,
    req_job: row.reqjob,
    req_grade: row.reqgrade,
    on_dead: row.ondead,
    trade: row.trade,
    repair: row.repair,
    repair_price: row.repairprice,
    storage_price: row.storageprice,
    naming_price: row.namingprice,
    description: row.desc,
    small_min: row.smin,
    small_max: row.smax,
    large_min: row.lmin,
    large_max: row.lmax,
    ac: row.ac,
    max_hp: row.MHP,
    max_hp_percent: row.MHPP,
    max_mp: row.MMP,
    max_mp_percent: row.MMPP,
    hit: row.hit,
    dam: row.dam,
    might: row.M,
    will: row.W,
    grace: row.G,
    hp_regeneration: row.hr,
    magic_defence: row.md,
    swing_sound: row.swingsound,
    hidden_status: row.hiddenStatus,
    is_active: row.isActive,
    npc_buy_price: row.npcBuyPrice,
    npc_sell_price: row.npcSellPrice,
    used_for_advancement: row.usedForAdvancement,
    field_notes: row.fieldNotes,
    disagreements: row.disagreements,
  };
}

export function mapDraft(row: SourceRow<'maps'>): Draft<'map'> {
  return {
    ...factColumns(row),
    key: row.code,
    code: row.code,
    name: row.name,
    kind: row.kind,
    image_url: row.imgUrl,
    original_size_x: row.originalSizeX,
    original_size_y: row.originalSizeY,
    extent_x: row.extentX,
    extent_y: row.extentY,
    description: row.description,
  };
}

export function npcDraft(row: SourceRow<'people'>): Draft<'npc'> {
  return {
    ...factColumns(row),
    key: npcKey(row),
    map_id: refTo('map', row.map),
    name: row.name,
    which: row.which,
    x: row.x,
    y: row.y,
  };
}

export function portDraft(row: SourceRow<'ports'>): Draft<'port'> {
  return {
    ...factColumns(row),
    key: portKey(row),
    source_map_code: row.sourceMap,
    x: row.x,
    y: row.y,
    destination_map_code: row.destinationMap,
    destination_x: row.destX,
    destination_y: row.destY,
    min_level: row.minLevel,
  };
}

export function worldPointDraft(row: SourceRow<'world-points'>): Draft<'world_point'> {
  return {
    ...factColumns(row),
    key: worldPointKey(row),
    world: row.world,
    point_group: row.group,
    name: row.name,
    screen_x: row.screenX,
    screen_y: row.screenY,
    map_code: row.map,
    map_name: row.mapName,
    x: row.x,
    y: row.y,
  };
}

export function skillDraft(row: SourceRow<'skills'>, keyOf: KeyOf): Draft<'skill'> {
  return {
    ...factColumns(row),
    key: skillKey(row),
    name: row.name,
    req_level: row.reqLv,
    req_level_note: row.reqLvNote,
    req_jobs: row.reqJobs,
    req_grade: row.reqGrade,
    req_items: row.reqItems.map(({ item, quantity }) =>
      keyOf.hasItem(item)
        ? { itemId: refTo('item', keyOf.item(item)), itemName: null, quantity }
        : { itemId: null, itemName: item, quantity },
    ),
    req_exp: row.reqExp,
    image_url: row.imgUrl,
    effect: row.effect,
    description: row.description,
    variants: row.variants,
    variants_note: row.variantsNote,
  };
}

export function dungeonDraft(row: SourceRow<'dungeons'>): Draft<'dungeon'> {
  const firstFloor = row.maps[0];
  return {
    ...factColumns(row),
    key: row.name,
    region: row.region,
    name: row.name,
    req_level_min: row.reqLvMin,
    req_level_max: row.reqLvMax,
    level_note: row.levelNote,
    entry_min_level: row.entryMinLevel,
    location: row.location,
    description: row.description,
    image_url: row.imgUrl,
    sort_order: row.sortOrder,
    map_id: firstFloor === undefined ? null : refTo('map', firstFloor),
    floors: row.floors,
    map_codes: row.maps,
    entrances: row.entrances.map(({ fromMap, ...entrance }) => ({ fromMapCode: fromMap, ...entrance })),
    opened: row.opened,
    part_of: row.partOf === null ? null : refTo('dungeon', row.partOf),
    monster_ids: row.monsters.map((name) => refTo('monster', monsterKey(row.partOf ?? row.name, name))),
  };
}

export function monsterDraft(row: SourceRow<'monsters'>): Draft<'monster'> {
  return {
    ...factColumns(row),
    key: monsterKey(row.dungeon, row.name),
    dungeon_id: refTo('dungeon', row.dungeon),
    name: row.name,
    description: row.description,
    exp: row.exp,
    image_url: row.imgUrl,
    sort_order: row.sortOrderInDungeon,
    hp: row.hp,
    ac: row.ac,
    damage_min: row.dmgMin,
    damage_max: row.dmgMax,
  };
}

export function dropDraft(row: SourceRow<'drops'>, keyOf: KeyOf): Draft<'monster_drop'> {
  const isKnown = keyOf.hasItem(row.item);
  return {
    ...factColumns(row),
    key: dropKey(row, keyOf),
    monster_id: refTo('monster', monsterKey(row.dungeon, row.monster)),
    item_id: isKnown ? refTo('item', keyOf.item(row.item)) : null,
    item_name: isKnown ? null : row.item,
  };
}

export function recipeDraft(row: SourceRow<'recipes'>, keyOf: KeyOf): Draft<'recipe'> {
  return {
    ...factColumns(row),
    key: recipeKey(row, keyOf),
    item_id: refTo('item', keyOf.item(row.item)),
    result_quantity: row.resultQuantity,
    category: row.category,
    place: row.place,
    place_note: row.placeNote,
    is_active: row.isActive,
    map_code: row.map,
    success_rate: row.successRate,
    rate_note: row.rateNote,
    fail_returns:
      row.failReturns?.map(({ item, quantity }) => ({ itemId: refTo('item', keyOf.item(item)), quantity })) ?? null,
    npc_name: row.npcName,
    money: row.money,
    job: row.job,
    min_level: row.minLevel,
    base_hp: row.baseHp,
    condition: row.condition,
    note: row.note,
  };
}

export function recipeMaterialDrafts(row: SourceRow<'recipes'>, keyOf: KeyOf): Draft<'recipe_material'>[] {
  const recipe = recipeKey(row, keyOf);
  return row.materials.map(({ id, item, quantity }) => ({
    id: id ?? null,
    key: `${recipe}/${keyOf.item(item)}`,
    recipe_id: refTo('recipe', recipe),
    item_id: refTo('item', keyOf.item(item)),
    quantity,
  }));
}

export function sellMapDraft(row: SourceRow<'item-sell-maps'>, keyOf: KeyOf): Draft<'item_sell_map'> {
  return {
    ...factColumns(row),
    key: sellKey(row, keyOf),
    item_id: refTo('item', keyOf.item(row.item)),
    map_id: refTo('map', row.map),
    is_active: row.isActive,
    npc_name: row.npcName,
    price: row.price,
  };
}

export function abbreviationDraft(row: SourceRow<'abbreviations'>): Draft<'abbreviation'> {
  return { ...factColumns(row), key: abbreviationKey(row), short: row.short, name: row.name };
}
