import { expect, it } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { noArticles } from '#tests/support/no-articles.ts';
import { noMarket } from '#tests/support/no-market.ts';
import { noParties } from '#tests/support/no-parties.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { load } from './home.loader.ts';

const catalog = await projectCatalog();

it.each([
  [0, 0, 12],
  [9, 10, 12],
  [10, 10, 0],
])('with %d sellers and %d buyers home has %d items to begin with', async (sell, buy, count) => {
  const market = { ...noMarket.market, today: async () => ({ deals: 0, sell, buy, latest: null }) };
  const { starters } = await load(
    { params: {}, url: new URL('http://site/') },
    { catalog, ...noMarket, ...noParties, ...noArticles, clock: systemClock, market },
  );
  expect(starters).toHaveLength(count);
});
