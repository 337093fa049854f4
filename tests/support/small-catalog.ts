import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import type { Catalog, GameDataRows } from '#features/game-data/catalog/catalog.ts';
import {
  makeDrop,
  makeDungeon,
  makeItem,
  makeItemSellMap,
  makeMap,
  makeMonster,
  makePort,
  makeRecipe,
  makeRegion,
  makeSkill,
} from '#tests/factories/game-data.ts';

const acorn = makeItem({ id: 1, name: '도토리', price: 10 });
const sword = makeItem({ id: 2, name: '현철중검', type: 0, reqlevel: 50, smin: 10, smax: 20 });
const filler = Array.from({ length: 60 }, (_, index) => makeItem({ id: 100 + index, name: `잡동사니 ${index}` }));
const city = makeMap({
  id: 1,
  code: '0',
  name: '국내성',
  kind: 'town',
  npcs: [{ id: 1001, name: '상인', x: 1, y: 2 }],
});
const cave = makeMap({ id: 2, code: '12', name: '다람쥐굴1', kind: 'dungeon' });
const squirrel = makeMonster({ id: 1, name: '다람쥐', dungeonId: 1 });

export const smallRows: GameDataRows = {
  version: 'small-1',
  regions: [makeRegion()],
  items: [acorn, sword, ...filler],
  skills: [
    makeSkill({
      id: 1,
      name: '공력증강',
      reqJobs: [0],
      reqLv: 30,
      reqItems: [{ itemId: acorn.id, itemName: acorn.name, quantity: 2 }],
    }),
    makeSkill({ id: 2, name: '백호참', reqLv: 10 }),
  ],
  dungeons: [makeDungeon({ id: 1, name: '다람쥐굴', mapId: cave.id, mapCodes: [cave.code] })],
  monsters: [squirrel],
  drops: [makeDrop(squirrel, acorn, { id: 1 })],
  recipes: [makeRecipe(sword, [[acorn, 3]], { id: 1, place: '대장간', mapCode: city.code, successRate: 80 })],
  maps: [city, cave],
  ports: [makePort(city, cave, { id: 1 })],
  sellMaps: [makeItemSellMap(acorn, city, { id: 1, npcName: '상인', price: 10 })],
  sources: [{ id: 'fb', title: '재현 서버', url: null, lineage: null }],
  abbreviations: [],
  worldPoints: [],
  shortcuts: [],
  npcCommands: [],
  jobGrades: [],
  formulas: [],
  exchanges: [],
  summons: [],
  promotions: [],
  leftOut: [],
};

export function smallCatalog(rows: GameDataRows = smallRows): Catalog {
  return buildCatalog(rows);
}
