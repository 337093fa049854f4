import { describe, expect, it } from 'vitest';
import type { QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { AppError } from '#shared/errors.ts';
import { listedParty } from '#tests/support/listed-party.ts';
import { noArticles } from '#tests/support/no-articles.ts';
import { NO_ITEM_QUOTES, noMarket } from '#tests/support/no-market.ts';
import { noParties } from '#tests/support/no-parties.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { load as loadHome } from './home.loader.ts';
import { load as loadItem } from './item.loader.ts';
import { load as loadPlan } from './plan.loader.ts';

const catalog = await projectCatalog();
const services = {
  catalog,
  clock: fixedClock('2026-11-20T15:30:00Z'),
  ...noMarket,
  ...noParties,
  ...noArticles,
};
const item = catalog.items.find(({ type }) => type === 0);
const away = () => Promise.reject(new AppError('UNAVAILABLE'));

describe('home', () => {
  it('shows the market, and renders without it when it cannot be read', async () => {
    const request = { params: {}, url: new URL('http://site/') };
    const popular = [{ itemId: item?.id ?? 0, tradeCount: 3, quotes: NO_ITEM_QUOTES, spark: [1, null] }];
    const busy = { ...services, quotes: { ...noMarket.quotes, popular: async () => popular } };
    expect((await loadHome(request, busy)).market?.popular).toMatchObject([
      { item: { name: item?.name }, tradeCount: 3 },
    ]);
    expect((await loadHome(request, services)).market).toMatchObject({ popular: [], newest: [], moving: [] });
    const closed = { ...services, quotes: { ...noMarket.quotes, popular: away } };
    expect((await loadHome(request, closed)).market).toBeNull();
  });

  it('renders without parties when they cannot be read', async () => {
    const request = { params: {}, url: new URL('http://site/') };
    expect((await loadHome(request, services)).parties).toEqual({ rows: [], count: 0 });
    const closed = { ...services, parties: { list: away, counts: away, find: away } };
    expect((await loadHome(request, closed)).parties).toEqual({ rows: [], count: null });
  });
});

describe('planner', () => {
  const request = { params: {}, url: new URL('http://site/calc/plan') };
  const partiesAt = (...dungeonIds: number[]) =>
    dungeonIds.map((dungeonId, index) => listedParty({ id: index + 1, dungeonId }));
  const withParties = (rows: ReturnType<typeof partiesAt>) => {
    const parties = { ...noParties.parties, list: async () => ({ rows, next: undefined }) };
    return loadPlan(request, { ...services, parties });
  };

  it('has up to three parties of a dungeon, and none that goes anywhere', async () => {
    const { parties } = await withParties(partiesAt(5, 5, 0, 5, 5, 7));
    expect(parties.map(({ id, dungeonId }) => [id, dungeonId])).toEqual([
      [1, 5],
      [2, 5],
      [4, 5],
      [6, 7],
    ]);
  });

  it('renders without parties when they cannot be read', async () => {
    expect(
      (await loadPlan(request, { ...services, parties: { list: away, counts: away, find: away } })).parties,
    ).toEqual([]);
  });
});

describe('item page', () => {
  const request = { params: { id: String(item?.id) }, url: new URL('http://site/items/1') };
  const read = (quotesOf: QuoteReader['quotesOf']) => {
    const quotes = { ...noMarket.quotes, quotesOf };
    return loadItem(request, { ...services, quotes });
  };

  it('shows the quote of the item, and its price in the picture', async () => {
    const sell = { ...NO_ITEM_QUOTES.sell, median: 10_000 };
    const data = await read(async (ids) => new Map(ids.map((id) => [id, { ...NO_ITEM_QUOTES, sell }])));
    expect([data.quotes?.sell.median, data.image]).toEqual([10_000, `/share/items/${item?.id}.png?v=2026-11-21`]);
  });

  it('names the picture of the game server in its address', async () => {
    const data = await loadItem({ ...request, url: new URL('http://site/items/1?gameServer=2') }, services);
    expect(data.image).toBe(`/share/items/${item?.id}.png?gameServer=2`);
  });

  it('renders without prices when the database is unreachable', async () => {
    const data = await read(away);
    expect([data.quotes, data.image]).toEqual([null, `/share/items/${item?.id}.png`]);
  });
});
