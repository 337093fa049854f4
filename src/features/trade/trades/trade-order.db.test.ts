import { beforeAll, describe, expect, it } from 'vitest';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertItems, insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { TradeSearch } from './trade-list.repository.ts';
import { countOrdered, findOrdered } from './trade-order.repository.ts';
import type { ValueOrder } from './trade-order.rules.ts';
import type { ValueKey } from './value-cursor.rules.ts';

const ITEM = makeItem({ id: 701, name: '현철중검' });
const OTHER = makeItem({ id: 702, name: '진호박' });

const test = testDatabase();
beforeAll(async () => {
  await insertItems(test.db, [ITEM, OTHER]);
  const trade = (parts: Partial<TradeParts>) => insertTrade(test.db, { item_id: ITEM.id, ...parts });
  await trade({ price: 300, quote_ratio: 1 });
  await trade({ price: 200, quote_ratio: 0.7, game_server: 2 });
  await trade({ price: 200, quote_ratio: 0.7 });
  await trade({ price: 10, quote_ratio: 0.03, is_far_off: true });
  await trade({ price: 9_000, quote_ratio: 30, is_far_off: true });
  await trade({ item_id: OTHER.id, price: 250 });
  await trade({ trade_type: 2, price: 100, quote_ratio: 0.9 });
  await trade({ trade_type: 2, price: 120, quote_ratio: 1.1 });
  await trade({ trade_type: 2, price: 99_000, quote_ratio: 900, is_far_off: true });
  await trade({ price: null });
  await trade({ price: 50, status: 2 });
  await trade({ price: 52, quote_ratio: 0.2, rests_since: new Date() });
  await trade({ price: 51, hidden_at: new Date(), hidden_reason: '가림' });
});

/** All pages of a size, one behind the other. */
async function pages(order: ValueOrder, search: TradeSearch, limit: number): Promise<(number | null)[]> {
  const prices: (number | null)[] = [];
  let after: ValueKey | undefined;
  do {
    const { rows, next } = await findOrdered(test.db, search, order, { after, limit });
    expect(rows.length).toBeLessThanOrEqual(limit);
    prices.push(...rows.map(({ price }) => price));
    after = next;
  } while (after);
  return prices;
}

describe('an order of listings', () => {
  it.each([1, 2, 3, 4, 50])('has the best price first and far-off ones last, in pages of %d', async (limit) => {
    expect(await pages('price', { tradeType: 1 }, limit)).toEqual([200, 200, 250, 300, 10, 9_000]);
    expect(await pages('price', { tradeType: 2 }, limit)).toEqual([120, 100, 99_000]);
    expect(await pages('ratio', { tradeType: 1 }, limit)).toEqual([200, 200, 300, 10, 9_000]);
    expect(await pages('ratio', {}, limit)).toEqual([200, 200, 100, 300, 120, 10, 9_000, 99_000]);
  });

  it('counts what it holds, no further than asked for', async () => {
    const count = (order: ValueOrder, search: TradeSearch, most = 100) => countOrdered(test.db, search, order, most);
    expect([await count('price', { tradeType: 1 }), await count('price', { tradeType: 2 })]).toEqual([6, 3]);
    expect([await count('ratio', {}), await count('ratio', {}, 7), await count('ratio', {}, 3)]).toEqual([8, 7, 3]);
    expect(await count('price', { tradeType: 1, minPrice: 250, maxPrice: 9_000 })).toBe(3);
  });

  it.each([1, 2, 50])('holds to the filters, in pages of %d', async (limit) => {
    expect(await pages('price', { tradeType: 1, gameServer: 2 }, limit)).toEqual([200]);
    expect(await pages('price', { tradeType: 1, itemId: OTHER.id }, limit)).toEqual([250]);
    expect(await pages('price', { tradeType: 1, minPrice: 250, maxPrice: 9_000 }, limit)).toEqual([250, 300, 9_000]);
    expect(await pages('price', { tradeType: 1, words: { itemIds: [OTHER.id], text: '없는 말' } }, limit)).toEqual([
      250,
    ]);
  });
});
