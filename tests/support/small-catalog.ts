import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import type { Catalog, GameDataRows } from '#features/game-data/catalog/catalog.ts';
import type { Dungeon } from '#features/game-data/dungeons/dungeon.contract.ts';
import type { Item } from '#features/game-data/items/item.contract.ts';
import type { GameMap, ItemSellMap, Port } from '#features/game-data/maps/map.contract.ts';
import type { Monster, MonsterDrop } from '#features/game-data/monsters/monster.contract.ts';
import type { Recipe } from '#features/game-data/recipes/recipe.contract.ts';
import type { Skill } from '#features/game-data/skills/skill.contract.ts';

const AT = '2026-01-01T00:00:00.000Z';

function fact(id: number) {
  return { id, createdAt: AT, updatedAt: AT, source: ['fb'], confidence: 'medium' as const };
}

export function sampleItem(id: number, name: string, own: Partial<Item> = {}): Item {
  return {
    ...fact(id),
    code: id,
    name,
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
    ondead: null,
    trade: null,
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
    ...own,
  };
}

function skill(id: number, name: string, own: Partial<Skill>): Skill {
  return {
    ...fact(id),
    name,
    reqLv: 1,
    reqLvNote: null,
    reqJobs: [0],
    reqGrade: 0,
    reqItems: [],
    reqExp: null,
    imgUrl: null,
    effect: null,
    description: null,
    variants: [],
    variantsNote: null,
    ...own,
  };
}

function dungeon(id: number, name: string, own: Partial<Dungeon>): Dungeon {
  return {
    ...fact(id),
    region: 1,
    name,
    reqLvMin: null,
    reqLvMax: null,
    levelNote: null,
    entryMinLevel: null,
    location: '국내성',
    description: null,
    imgUrl: null,
    sortOrder: id,
    mapId: null,
    floors: null,
    mapCodes: [],
    entrances: [],
    opened: true,
    ...own,
  };
}

function monster(id: number, name: string, dungeonId: number, own: Partial<Monster> = {}): Monster {
  return {
    ...fact(id),
    name,
    description: null,
    exp: 100,
    item: null,
    imgUrl: null,
    sortOrderInDungeon: id,
    dungeonId,
    hp: null,
    ac: null,
    dmgMin: null,
    dmgMax: null,
    ...own,
  };
}

function map(id: number, code: string, name: string): GameMap {
  return {
    ...fact(id),
    code,
    name,
    kind: 'town',
    imgUrl: null,
    originalSizeX: 10,
    originalSizeY: 10,
    extentX: 10,
    extentY: 10,
    npcs: [{ name: '상인', x: 1, y: 2 }],
  };
}

const recipe: Recipe = {
  ...fact(1),
  itemId: 2,
  resultQuantity: 1,
  category: '무기',
  place: '대장간',
  placeNote: null,
  isActive: true,
  mapCode: '0',
  successRate: 80,
  rateNote: null,
  failReturns: null,
  materials: [{ id: 1, createdAt: AT, updatedAt: AT, recipeId: 1, itemId: 1, quantity: 3 }],
};

const drop: MonsterDrop = { ...fact(1), itemId: 1, monsterId: 1, monsterName: '다람쥐', itemName: '도토리' };
const port: Port = {
  ...fact(1),
  x: 1,
  y: 1,
  sourceMapCode: '0',
  destinationMapCode: '12',
  destX: 2,
  destY: 2,
  minLevel: null,
};
const sale: ItemSellMap = { ...fact(1), itemId: 1, mapId: 1, isActive: true, npcName: '상인', price: 10 };

const filler = Array.from({ length: 60 }, (_, index) => sampleItem(100 + index, `잡동사니 ${index}`));

/** A handful of facts that touch one another in every way the API joins. */
export const smallRows: GameDataRows = {
  version: 'small-1',
  regions: [{ id: 1, name: '초급 사냥터', opened: true, notes: [], source: ['fb'], confidence: 'high' }],
  items: [
    sampleItem(1, '도토리', { price: 10, trade: 1 }),
    sampleItem(2, '현철중검', { type: 0, reqlevel: 50, smin: 10, smax: 20 }),
    ...filler,
  ],
  skills: [
    skill(1, '공력증강', { reqLv: 30, reqItems: [{ itemId: 1, itemName: '도토리', quantity: 2 }] }),
    skill(2, '백호참', { reqLv: 10, reqJobs: [1] }),
  ],
  dungeons: [dungeon(1, '다람쥐굴', { mapId: 2, mapCodes: ['12'] })],
  monsters: [monster(1, '다람쥐', 1)],
  drops: [drop],
  recipes: [recipe],
  maps: [map(1, '0', '국내성'), map(2, '12', '다람쥐굴1')],
  ports: [port],
  sellMaps: [sale],
  sources: [{ id: 'fb', title: '재현 서버', url: null }],
  abbreviations: [],
  worldPoints: [],
  shortcuts: [],
  npcCommands: [],
  jobGrades: [],
  formulas: [],
};

export function smallCatalog(rows: GameDataRows = smallRows): Catalog {
  return buildCatalog(rows);
}
