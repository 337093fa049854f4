import { describe, expect, it } from 'vitest';
import { listedTrade } from '#tests/support/listed-trade.ts';
import { NO_ITEM_QUOTES, noMarket } from '#tests/support/no-market.ts';
import { named } from '#tests/support/page-samples.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import type { TradeServices } from '../../trade-readers.ts';
import type { ListedTrade } from '../../trades/trade.contract.ts';
import { countText } from '../count.labels.ts';
import { load } from './market-home.loader.ts';

const catalog = await projectCatalog();
const sword = named(catalog.items, '현철중검');

const AT = '2026-11-20T18:04:30.000Z';

const listed = (id: number, parts: Partial<ListedTrade> = {}) => listedTrade({ id, itemId: sword.id, ...parts });

function market(rows: ListedTrade[], next?: string) {
  const requested: unknown[] = [];
  const services: TradeServices = {
    trades: {
      ...noMarket.trades,
      list: async (filter, page) => {
        requested.push({ filter, page });
        return { rows, next, count: page.countUpTo === undefined ? null : rows.length };
      },
      ordered: async (order, filter, page) => {
        requested.push({ order, filter, page });
        return { rows, next, count: page.countUpTo === undefined ? null : rows.length };
      },
    },
    market: noMarket.market,
    quotes: {
      ...noMarket.quotes,
      quotesOf: async (ids, window) => {
        requested.push({ ids, window });
        const sell = { ...NO_ITEM_QUOTES.sell, median: 500_000 };
        return new Map(ids.map((id) => [id, { ...NO_ITEM_QUOTES, sell }]));
      },
    },
  };
  return { requested, services };
}

const read = (query: string, services: TradeServices) =>
  load({ params: {}, url: new URL(`http://site/trade${query}`) }, { catalog, ...services });

describe('the home of the market', () => {
  it('renders without a single trade', async () => {
    expect(await read('', noMarket)).toMatchObject({ rows: [], next: null, count: 0, moving: [] });
  });

  it('requests what the address contains, and the quote of an item once', async () => {
    const { requested, services } = market([listed(2), listed(1)], 'a-1');
    const data = await read('?tradeType=1&minPrice=10만&gameServer=2&cursor=b-2&type=x', services);
    expect(requested).toContainEqual({
      filter: { tradeType: 1, minPrice: 100_000, gameServer: 2 },
      page: { limit: 30, cursor: 'b-2', countUpTo: 1001 },
    });
    expect(requested).toContainEqual({ ids: [sword.id], window: { gameServer: 1 } });
    expect(data.rows.map(({ id, quote, item }) => [id, quote, item.icon])).toEqual([
      [2, 500_000, 'gear/relic-blade'],
      [1, 500_000, 'gear/relic-blade'],
    ]);
    expect([data.next, data.count]).toEqual(['a-1', 2]);
  });

  it('counts nothing where only completed trades are requested', async () => {
    const { requested, services } = market([listed(1, { status: 2, completedAt: AT })]);
    expect((await read('?status=2', services)).count).toBeNull();
    expect(requested).toContainEqual({ filter: { status: 2 }, page: { limit: 30 } });
  });

  it('requests an order by value with its own count, where the filter allows it', async () => {
    const { requested, services } = market([listed(1)]);
    const page = { limit: 30, cursor: undefined, countUpTo: 1001 };
    expect((await read('?sort=price&tradeType=1&status=1&cursor=a-1', services)).count).toBe(1);
    expect(requested).toContainEqual({ order: 'price', filter: { tradeType: 1 }, page });
    await read('?sort=ratio&cursor=r0-1z-1', services);
    expect(requested).toContainEqual({ order: 'ratio', filter: {}, page: { ...page, cursor: 'r0-1z-1' } });
    await read('?sort=ratio&cursor=r0-0-1', services);
    expect(requested).toContainEqual({ order: 'ratio', filter: {}, page });
    await read('?sort=price', services);
    expect(requested).toContainEqual({ filter: {}, page });
  });

  it('knows which item an empty search means, and none where something was found or game money is meant', async () => {
    expect((await read(`?q=${sword.name}`, noMarket)).named).toEqual({ id: sword.id, name: sword.name });
    expect((await read('?q=없는이름없는이름', noMarket)).named).toBeNull();
    expect((await read(`?q=${sword.name}`, market([listed(1)]).services)).named).toBeNull();
    expect((await read('', noMarket)).named).toBeNull();
  });

  it('leaves out items that are no longer in the facts', async () => {
    const { services } = market([listed(1, { itemId: 999_999 }), listed(2)]);
    expect((await read('', services)).rows.map(({ id }) => id)).toEqual([2]);
  });

  it('tells what moved with the price of the side that leads, without items that are no longer in the facts', async () => {
    const quotes = { ...NO_ITEM_QUOTES, buy: { ...NO_ITEM_QUOTES.buy, median: 8 } };
    const line = { tradeCount: 3, quotes, spark: [], side: 'buy' as const, change: -0.2 };
    const market = {
      ...noMarket.market,
      moving: async () => [
        { ...line, itemId: sword.id },
        { ...line, itemId: 999_999 },
      ],
    };
    const { moving } = await read('', { ...noMarket, market });
    expect(moving).toMatchObject([{ item: { name: sword.name }, price: 8, change: -0.2 }]);
  });

  it.each([
    [0, '0건'],
    [1000, '1,000건'],
    [1001, '1,000건 넘음'],
  ])('has for %d the text %s', (count, text) => {
    expect(countText(count)).toBe(text);
  });
});
