import { beforeAll, describe, expect, it, vi } from 'vitest';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { testSite } from '#tests/support/site-app.ts';
import { MONEY_TYPE } from '../trades/tradable.rules.ts';
import { type Evidence, evidenceSchema } from './evidence.contract.ts';
import { itemPricesSchema } from './quote.contract.ts';

/** contract §6 */
const MAX_DELAY = { timeout: 5_000, interval: 50 };

const site = testSite();
let itemId: number;

beforeAll(async () => {
  itemId = site.catalog().items.find(({ trade, type }) => trade === 1 && type !== MONEY_TYPE)?.id ?? 0;
});

const pricesOf = async () => itemPricesSchema.parse((await site.get(`/api/prices/items/${itemId}`)).json());

describe('a running site', () => {
  it('shows a trade in the quote, the days and the evidence by itself, and removes it again', async () => {
    const seller = await signInAs(site);
    const { headers } = seller;
    const payload = { itemId, tradeType: 1, price: 12_345, gameServer: 1 };
    const created = await site.app.inject({ method: 'POST', url: '/api/trades', headers, payload });
    expect(created.statusCode).toBe(201);
    await vi.waitFor(async () => {
      const { quote, days } = await pricesOf();
      expect([quote.sell.median, days.map(({ sellMedian }) => sellMedian)]).toEqual([12_345, [12_345]]);
    }, MAX_DELAY);
    const evidence: Evidence = evidenceSchema.parse((await site.get(`/api/prices/items/${itemId}/evidence`)).json());
    expect(evidence.sell.counted.map(({ price }) => price)).toEqual([12_345]);
    const popular = (await site.get('/api/items/popular-with-prices')).json<{ id: number }[]>();
    expect(popular.map(({ id }) => id)).toEqual([itemId]);

    const { id } = created.json<{ id: number }>();
    await site.app.inject({ method: 'PUT', url: `/api/trades/${id}/cancel`, headers });
    await vi.waitFor(async () => {
      const { quote, days } = await pricesOf();
      expect([quote.sell.median, days]).toEqual([null, []]);
    }, MAX_DELAY);
  });
});
