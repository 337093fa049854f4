import { describe, expect, it } from 'vitest';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { NO_ITEM_QUOTES, noMarket } from '#tests/support/no-market.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import type { TradeServices } from '../../trade-readers.ts';
import type { ListedTrade } from '../../trades/trade.contract.ts';
import { load } from './register.loader.ts';
import { load as loadItem } from './register-item.loader.ts';

const bound = makeItem({ id: 5, name: '현철부적', type: 8, trade: 0 });
const worn = makeItem({ id: 6, name: '현철투구', type: 3, maxdura: 5000, maxquan: 1 });
const catalog = smallCatalog({ ...smallRows, items: [...smallRows.items, bound, worn] });
const services: GameDataServices & TradeServices = {
  catalog,
  ...noMarket,
};
const page = (query: string, params: Record<string, string> = {}) => ({
  params,
  url: new URL(`http://site.test/trade/register${query}`),
});

describe('picking an item', () => {
  const picks = (query: string) => load(page(query), services);

  it('finds what can be traded, by a part of its name and by initials', async () => {
    expect((await picks('?q=현철')).found.map(({ name }) => name)).toEqual(['현철중검', '현철투구']);
    expect((await picks('?q=ㅎㅊㅈㄱ')).found[0]?.name).toBe('현철중검');
  });

  it('finds nothing without words, and limits their length', async () => {
    expect(await picks('')).toMatchObject({ words: '', found: [] });
    expect((await picks(`?q=${'가'.repeat(300)}`)).words).toHaveLength(50);
  });

  it('has the address of the names of the same facts', async () => {
    expect((await picks('')).catalogVersion).toBe(catalog.version);
  });

  it('begins with what is traded most and can be traded, and with nothing while quotes cannot be read', async () => {
    const popular = [worn, bound].map(({ id }) => ({ itemId: id, tradeCount: 3, quotes: NO_ITEM_QUOTES, spark: [] }));
    const quotes = { ...services.quotes, popular: async () => popular };
    const named = (await load(page(''), { catalog, quotes })).popular.map(({ name }) => name);
    expect(named).toEqual(['현철투구']);
    expect((await load(page('?q=현철'), { catalog, quotes })).popular).toEqual([]);
    const closed = { ...quotes, popular: () => Promise.reject(new AppError('UNAVAILABLE')) };
    expect((await load(page(''), { catalog, quotes: closed })).popular).toEqual([]);
    const broken = { ...quotes, popular: () => Promise.reject(new Error('broken')) };
    await expect(load(page(''), { catalog, quotes: broken })).rejects.toThrow('broken');
  });
});

describe('the form of an item', () => {
  const trade = (price: number | null, profileId: number) => ({ price, profileId }) as ListedTrade;
  const market: TradeServices = {
    trades: {
      ...noMarket.trades,
      book: async (_, { gameServer }) => ({
        sell: { count: 3, rows: [trade(gameServer === 2 ? 7 : 470, 11), trade(480, 12), trade(null, 13)] },
        buy: { count: 0, rows: [] },
      }),
    },
    market: noMarket.market,
    quotes: {
      ...noMarket.quotes,
      quotesOf: async (ids, window) =>
        new Map(
          ids.map((id) => [
            id,
            { ...NO_ITEM_QUOTES, sell: { ...NO_ITEM_QUOTES.sell, players: window?.gameServer ?? 0 } },
          ]),
        ),
    },
  };

  it('has the limits of the item and the prices of other trades', async () => {
    const data = await loadItem(page('', { id: '6' }), { ...services, ...market });
    expect(data).toMatchObject({ limits: { maxquan: 1, maxdura: 5000 }, untradable: null, quotedServer: null });
    expect(data.listings[1]).toEqual({
      count: 3,
      rows: [
        [470, 11],
        [480, 12],
      ],
    });
    expect(data.listings[2]).toEqual({ count: 0, rows: [] });
  });

  it('shows the requested server', async () => {
    const data = await loadItem(page('?gameServer=2', { id: '6' }), { ...services, ...market });
    expect(data.quotedServer).toBe(2);
    expect(data.quotes.sell.players).toBe(2);
    expect(data.listings[1].rows[0]).toEqual([7, 11]);
  });

  it.each(['x', '-1', '99999', '1.5', ''])('shows all servers for %j', async (server) => {
    const data = await loadItem(page(`?gameServer=${server}`, { id: '6' }), services);
    expect(data.quotedServer).toBeNull();
  });

  it('shows that an item is bound to its owner', async () => {
    expect((await loadItem(page('', { id: '5' }), services)).untradable).toContain('주고받을 수 없는');
  });

  it.each(['0', '999', 'x', '-1', undefined])('answers 404 for item %s', async (id) => {
    await expect(loadItem(page('', id === undefined ? {} : { id }), services)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('describes the item by its kind and its main value', async () => {
    expect((await loadItem(page('', { id: '2' }), services)).line).toBe('무기 · 10–20');
  });
});
