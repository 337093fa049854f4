import { describe, expect, it } from 'vitest';
import { findStoredOfItem, tryLockItem } from '#features/trade/quotes/quote.repository.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { testDatabase } from './database.ts';
import { quotedMarket } from './quoted-market.ts';

const test = testDatabase();

describe('quotedMarket', () => {
  it('counts an item that a refresher holds, as soon as it lets go', async () => {
    const market = quotedMarket(test.db, systemClock);
    const item_id = await market.newItem();
    await market.trade({ item_id, price: 1000 });
    const counted = await test.db.transaction().execute(async (refresher) => {
      expect(await tryLockItem(refresher, item_id)).toBe(true);
      expect(await market.pass()).toBe(true);
      return { end: market.count() };
    });
    await counted.end;
    expect((await findStoredOfItem(test.db, item_id)).map(({ tradeCount }) => tradeCount)).toContain(1);
  });
});
