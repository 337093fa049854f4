import { describe, expect, it } from 'vitest';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { toTradeEvents, withoutPlayer } from '#features/trade/trades/trade-row.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { testSite } from '#tests/support/site-app.ts';

const site = testSite();

const market = async () => (await site.get('/trade')).body;

function tradable(): Item {
  const item = site.catalog().items.find(({ trade }) => trade !== 0);
  if (!item) throw new Error('There is nothing to trade.');
  return item;
}

async function list(comment: string): Promise<void> {
  await site.api.transact(async ({ db, effects }) => {
    const row = await insertTrade(db, { item_id: tradable().id, comment });
    effects.publish(...toTradeEvents('created', [withoutPlayer(row)], site.catalog()));
  });
}

describe('a cached page that changes all the time', () => {
  it('is served while it is rendered again, and shows the change', async () => {
    await market();
    const [before, startedAt] = [site.cache.stats(), performance.now()];
    expect(await market()).not.toContain('방금 올린 글');
    await list('방금 올린 글');
    await expect.poll(market, { timeout: 5000, interval: 20 }).toContain('방금 올린 글');
    const { hits, misses } = site.cache.stats();
    // However often it was requested: once for each 0.7 seconds that this took.
    expect(misses - before.misses).toBeLessThanOrEqual(1 + (performance.now() - startedAt) / 700);
    expect(hits).toBeGreaterThan(before.hits);
  });

  it('stays cached under a burst of changes', async () => {
    await market();
    const before = site.cache.stats();
    let requested = 0;
    const startedAt = performance.now();
    for (let change = 0; change < 30; change += 1) {
      await list(`글 ${change}`);
      for (let visit = 0; visit < 5; visit += 1) await market();
      requested += 5;
    }
    const { hits, misses } = site.cache.stats();
    expect(hits + misses - before.hits - before.misses).toBeGreaterThanOrEqual(requested);
    expect(misses - before.misses).toBeLessThanOrEqual(2 + (performance.now() - startedAt) / 700);
    await expect.poll(market, { timeout: 5000, interval: 20 }).toContain('글 29');
  });
});

describe('the page of a trade', () => {
  it('is stale when an operator excludes its price from quotes, and when it counts again', async () => {
    const operator = await signInAs(site, { isOperator: true });
    // Without a price no quote changes with it, so only the trade's own event can reach the page.
    const { id } = await insertTrade(site.api.db, { item_id: tradable().id, price: null });
    const url = `/trade/view/${id}/_payload.json`;
    const isExcluded = async () => (await site.get(url)).json().data.trade.excludePrice;
    const exclusion = (method: 'PUT' | 'DELETE', payload?: object) =>
      site.app.inject({
        method,
        url: `/api/operator/prices/${id}`,
        headers: operator.headers,
        ...(payload && { payload }),
      });
    expect(await isExcluded()).toBe(false);
    expect((await exclusion('PUT', { reason: '짜고 친 거래' })).statusCode).toBe(200);
    await expect.poll(isExcluded, { timeout: 5000, interval: 20 }).toBe(true);
    expect((await exclusion('DELETE')).statusCode).toBe(200);
    await expect.poll(isExcluded, { timeout: 5000, interval: 20 }).toBe(false);
  });
});
