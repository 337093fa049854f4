import { describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { NO_ITEM_QUOTES, noMarket } from '#tests/support/no-market.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import type { TradeServices } from '../../trade-readers.ts';
import { itemMarketParams } from '../item-market.params.ts';
import { load } from './item-market.loader.ts';

const catalog = await projectCatalog();
const sword = catalog.items.find(({ name }) => name === '현철중검');
const read = (id: string, query = '', market: TradeServices = noMarket) =>
  load({ params: { id }, url: new URL(`http://site/trade/${id}${query}`) }, { catalog, clock: systemClock, ...market });

describe('the market page of an item', () => {
  it('renders without a single trade', async () => {
    const data = await read(String(sword?.id));
    expect(data.item.name).toBe('현철중검');
    expect(data.book.sell).toEqual({ count: 0, rows: [] });
    expect(data.summary).toContain('현철중검을 사고파는 글');
    expect(data.droppers.length).toBeGreaterThan(0);
    expect(data.hasDurability).toBe(true);
  });

  it.each(['엽전', '은전', '금전', '엽전뭉치', '은전뭉치', '금덩어리'])(
    'offers no trade of %s, which is money',
    async (name) => {
      const money = catalog.items.find((item) => item.name === name);
      expect(await read(String(money?.id))).toMatchObject({ isTradable: false, isMoney: true });
    },
  );

  it.each(['0', 'abc', '999999', '1.5'])('answers 404 for %s', async (id) => {
    await expect(read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['', 30, null],
    ['?days=7&gameServer=2', 7, 2],
    ['?days=365', 365, null],
    ['?days=12&gameServer=x', 30, null],
    ['?gameServer=99999', 30, null],
  ])('of %s reads %d days of server %s', async (query, days, gameServer) => {
    const requested: unknown[] = [];
    const quotes = {
      ...noMarket.quotes,
      daysOf: async (_id: number, window: unknown) => {
        requested.push(window);
        return [];
      },
    };
    const data = await read(String(sword?.id), query, { ...noMarket, quotes });
    expect([data.days, data.gameServer]).toEqual([days, gameServer]);
    expect(requested).toEqual([{ gameServer: gameServer ?? undefined, days }]);
  });

  it('has its prices in the summary for search engines, except excluded ones', async () => {
    const sell = { ...NO_ITEM_QUOTES.sell, median: 485_000 };
    const having = (excluded: { reason: string } | null) => ({
      ...noMarket,
      quotes: {
        ...noMarket.quotes,
        quotesOf: async (ids: readonly number[]) =>
          new Map(ids.map((id) => [id, { ...NO_ITEM_QUOTES, sell, excluded }])),
      },
    });
    expect((await read(String(sword?.id), '', having(null))).summary).toContain('팝니다 시세 48만5천');
    expect((await read(String(sword?.id), '', having({ reason: '조작' }))).summary).not.toContain('48만5천');
  });

  it('omits default values from its address', () => {
    expect(itemMarketParams.link('/trade/7', { days: 30 })).toBe('/trade/7');
    expect(itemMarketParams.link('/trade/7', { days: 90, gameServer: 2 })).toBe('/trade/7?days=90&gameServer=2');
  });
});
