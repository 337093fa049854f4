import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTrade } from '#database/factories/trades.ts';
import { toTradeEvents } from '#features/trade/trades/to-trade-events.ts';
import { withoutPlayer } from '#features/trade/trades/trade-row.ts';
import { openSiteApp, type SiteApp } from '#tests/support/site-app.ts';

let site: SiteApp;

beforeAll(async () => {
  site = await openSiteApp();
});
afterAll(() => site.close());

const market = async () => (await site.get('/trade')).body;

/** A listing as its service makes it: the row and the news of it in one transaction. */
async function list(comment: string): Promise<void> {
  const item = site.catalog().items.find(({ trade }) => trade !== 0);
  if (!item) throw new Error('There is nothing to trade.');
  await site.api.transact(async ({ db, effects }) => {
    const row = await insertTrade(db, { item_id: item.id, comment });
    effects.publish(...toTradeEvents('created', [withoutPlayer(row)], site.catalog()));
  });
}

describe('a kept page of what changes all the time', () => {
  it('is served on while it is rendered again, and shows what has happened', async () => {
    await market();
    const [before, startedAt] = [site.cache.stats(), performance.now()];
    expect(await market()).not.toContain('방금 올린 글');
    await list('방금 올린 글');
    await expect.poll(market, { timeout: 5000, interval: 20 }).toContain('방금 올린 글');
    const { hits, misses } = site.cache.stats();
    // However often it was asked for: once for each 0.7 seconds that this took.
    expect(misses - before.misses).toBeLessThanOrEqual(1 + (performance.now() - startedAt) / 700);
    expect(hits).toBeGreaterThan(before.hits);
  });

  it('is kept under a burst of changes', async () => {
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
