import { describe, expect, it } from 'vitest';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import type { GameDataRows } from '#features/game-data/catalog/catalog.ts';
import { textOf, titleOf } from '#tests/support/html.ts';
import { testSite } from '#tests/support/site-app.ts';
import { smallRows } from '#tests/support/small-catalog.ts';

const LISTS = [
  '/',
  '/items',
  '/items?q=도토리',
  ...Array.from({ length: 12 }, (_, type) => `/items/types/${type}`),
  '/skills',
  '/recipe',
  '/recipe?item=1',
  '/maps',
  '/shortcuts',
  '/quests',
  '/maintenance',
];

const noRows: GameDataRows = {
  ...smallRows,
  regions: [],
  items: [],
  skills: [],
  dungeons: [],
  monsters: [],
  drops: [],
  recipes: [],
  maps: [],
  ports: [],
  sellMaps: [],
  sources: [],
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

const site = testSite();

function over(rows: GameDataRows) {
  const catalog = buildCatalog(rows);
  return site.withServices(() => ({
    ...site.services(),
    catalog,
  }));
}

describe.each([
  ['a handful of facts', smallRows],
  ['no facts at all', noRows],
])('over %s', (_which, rows) => {
  it('every list is a page that shows its content', async () => {
    const app = await over(rows);
    for (const path of LISTS) {
      const answer = await app.inject(encodeURI(path));
      expect([path, answer.statusCode, titleOf(answer.body)]).toEqual([path, 200, expect.stringContaining('바람나루')]);
      expect(textOf(answer.body)).not.toMatch(/undefined|NaN|Infinity|\[object/);
    }
  });
});

describe('over a handful of facts', () => {
  it('every thing has its page, with as few facts as possible', async () => {
    const app = await over(smallRows);
    const { items, skills, monsters, maps, regions } = smallRows;
    const paths = [
      ...items.map(({ id }) => `/items/${id}`),
      ...skills.map(({ id }) => `/skills/${id}`),
      ...monsters.map(({ id }) => `/monsters/${id}`),
      ...regions.map(({ id }) => `/dungeons/regions/${id}`),
      ...maps.flatMap(({ id, code }) => [`/maps/${code}`, `/maps-back/${id}`]),
    ];
    for (const path of paths) {
      const answer = await app.inject(path);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      expect(textOf(answer.body)).not.toMatch(/undefined|NaN|Infinity|\[object/);
    }
  });
});
