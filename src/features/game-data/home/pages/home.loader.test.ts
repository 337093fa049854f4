import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { NO_ITEM_QUOTES, noMarket } from '#tests/support/no-market.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { load } from './home.loader.ts';

const catalog = await projectCatalog();
const services = { catalog, quests: { findAll: async () => [], findById: async () => undefined }, ...noMarket };

describe('home', () => {
  it('knows every popular name and counts every fact', async () => {
    const data = await load({ params: {}, url: new URL('http://site/') }, services);
    expect(data.popular.map(({ name }) => name)).toEqual(['진호박', '현철중검', '용의비늘', '해골굴', '헬파이어']);
    expect(data.regions).toHaveLength(13);
    for (const row of data.known) expect(row.sure + row.fair + row.unsure).toBe(row.total);
  });

  it('shows what moves, and stands without a market that cannot be read', async () => {
    const request = { params: {}, url: new URL('http://site/') };
    const [item] = catalog.items;
    const popular = [{ itemId: item?.id ?? 0, tradeCount: 3, quotes: NO_ITEM_QUOTES, spark: [1, null] }];
    const busy = { ...services, quotes: { ...noMarket.quotes, popular: async () => popular } };
    expect((await load(request, busy)).market?.popular).toMatchObject([{ item: { name: item?.name }, tradeCount: 3 }]);
    expect((await load(request, services)).market).toEqual({ popular: [], newest: [] });
    const away = {
      ...services,
      quotes: { ...noMarket.quotes, popular: () => Promise.reject(new AppError('UNAVAILABLE')) },
    };
    expect((await load(request, away)).market).toBeNull();
  });
});
