import type { Dungeon, Region } from '#features/game-data/catalog/dungeon.contract.ts';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import type { GameMap, ItemSellMap, Port } from '#features/game-data/catalog/map.contract.ts';
import type { Monster, MonsterDrop } from '#features/game-data/catalog/monster.contract.ts';
import type { Recipe, RecipeMaterial } from '#features/game-data/catalog/recipe.contract.ts';
import type { Skill } from '#features/game-data/catalog/skill.contract.ts';

// Builders of game data rows: each returns a complete, valid row; a test passes only the fields that matter to it.

const AT = '2026-01-01T00:00:00.000Z';
let lastId = 0;

function times() {
  return { createdAt: AT, updatedAt: AT };
}

function fact() {
  lastId += 1;
  return { id: lastId, ...times(), source: ['fb'], confidence: 'medium' as const };
}

export function makeRegion(overrides: Partial<Region> = {}): Region {
  return { id: 1, name: '초급 사냥터', opened: true, notes: [], source: ['fb'], confidence: 'medium', ...overrides };
}

export function makeItem(overrides: Partial<Item> = {}): Item {
  const base = fact();
  return {
    ...base,
    code: 10_000 + base.id,
    name: `물건 ${base.id}`,
    type: 7,
    subType: null,
    iconId: null,
    iconUrl: null,
    avatarId: null,
    dye: null,
    maxquan: null,
    maxdura: null,
    price: null,
    reqmight: null,
    reqwill: null,
    reqgrace: null,
    reqgender: null,
    reqlevel: null,
    reqjob: null,
    reqgrade: null,
    ondead: 1,
    trade: 1,
    repair: null,
    repairprice: null,
    storageprice: null,
    namingprice: null,
    desc: null,
    smin: null,
    smax: null,
    lmin: null,
    lmax: null,
    ac: null,
    MHP: null,
    MHPP: null,
    MMP: null,
    MMPP: null,
    hit: null,
    dam: null,
    M: null,
    W: null,
    G: null,
    hr: null,
    md: null,
    swingsound: null,
    hiddenStatus: null,
    isActive: true,
    npcBuyPrice: null,
    npcSellPrice: null,
    usedForAdvancement: null,
    fieldNotes: [],
    disagreements: [],
    ...overrides,
  };
}

export function makeSkill(overrides: Partial<Skill> = {}): Skill {
  const base = fact();
  return {
    ...base,
    name: `마법 ${base.id}`,
    reqLv: 5,
    reqLvNote: null,
    reqJobs: [1],
    reqGrade: 0,
    reqItems: [],
    reqExp: null,
    imgUrl: null,
    effect: null,
    description: null,
    variants: [],
    variantsNote: null,
    ...overrides,
  };
}

export function makeDungeon(overrides: Partial<Dungeon> = {}): Dungeon {
  const base = fact();
  return {
    ...base,
    region: 1,
    name: `굴 ${base.id}`,
    reqLvMin: null,
    reqLvMax: null,
    levelNote: null,
    entryMinLevel: null,
    location: '부여성',
    description: null,
    imgUrl: null,
    sortOrder: base.id,
    mapId: null,
    floors: null,
    mapCodes: [],
    entrances: [],
    opened: true,
    partOf: null,
    monsterIds: [],
    ...overrides,
  };
}

export function makeMonster(overrides: Partial<Monster> & Pick<Monster, 'dungeonId'>): Monster {
  const base = fact();
  return {
    ...base,
    name: `몬스터 ${base.id}`,
    description: null,
    exp: 100,
    item: null,
    imgUrl: null,
    sortOrderInDungeon: base.id,
    hp: 100,
    ac: 0,
    dmgMin: 1,
    dmgMax: 2,
    ...overrides,
  };
}

export function makeDrop(monster: Monster, item: Item, overrides: Partial<MonsterDrop> = {}): MonsterDrop {
  return {
    ...fact(),
    monsterId: monster.id,
    monsterName: monster.name,
    itemId: item.id,
    itemName: item.name,
    ...overrides,
  };
}

export function makeRecipe(
  result: Item,
  materials: readonly (readonly [item: Item, quantity: number])[],
  overrides: Partial<Recipe> = {},
): Recipe {
  const base = { ...fact(), ...overrides };
  return {
    ...base,
    itemId: result.id,
    resultQuantity: 1,
    category: '요리',
    place: null,
    placeNote: null,
    isActive: true,
    mapCode: null,
    successRate: 50,
    rateNote: null,
    failReturns: null,
    npcName: null,
    money: null,
    job: null,
    minLevel: null,
    baseHp: null,
    condition: null,
    note: null,
    materials: materials.map(
      ([item, quantity]): RecipeMaterial => ({
        id: fact().id,
        ...times(),
        recipeId: base.id,
        itemId: item.id,
        quantity,
      }),
    ),
    ...overrides,
  };
}

export function makeMap(overrides: Partial<GameMap> = {}): GameMap {
  const base = fact();
  return {
    ...base,
    code: String(base.id),
    name: `맵 ${base.id}`,
    kind: 'field',
    imgUrl: null,
    originalSizeX: null,
    originalSizeY: null,
    extentX: 20,
    extentY: 20,
    npcs: [],
    description: null,
    ...overrides,
  };
}

export function makePort(from: GameMap, to: GameMap, overrides: Partial<Port> = {}): Port {
  return {
    ...fact(),
    x: 1,
    y: 1,
    sourceMapCode: from.code,
    destinationMapCode: to.code,
    destX: 2,
    destY: 2,
    minLevel: null,
    ...overrides,
  };
}

export function makeItemSellMap(item: Item, map: GameMap, overrides: Partial<ItemSellMap> = {}): ItemSellMap {
  return { ...fact(), itemId: item.id, mapId: map.id, isActive: true, npcName: null, price: null, ...overrides };
}
