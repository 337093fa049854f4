import { beforeAll, describe, expect, it } from 'vitest';
import { insertProfile } from '#tests/factories/people.ts';
import { insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';

/** Bytes: what messengers show at once. */
const LARGEST = 60 * 1024;

const site = testApp({ items: [] });
let itemId: number;
beforeAll(async () => {
  itemId = site.catalog.items.find(({ name }) => name === '현철중검')?.id ?? 0;
});

const picture = (id: number) => site.app.inject(`/share/trades/${id}.png`);
const offered = async (parts: Omit<TradeParts, 'item_id' | 'profile_id'>) => {
  const { id: profile_id } = await insertProfile(site.api.db);
  return insertTrade(site.api.db, { item_id: itemId, profile_id, ...parts });
};

describe('the share picture of a trade', () => {
  it('is small, may be shown by other sites, and is asked for again after a minute', async () => {
    const { id } = await offered({ price: 480_000, quantity: 12 });
    const answer = await picture(id);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.rawPayload.length).toBeLessThan(LARGEST);
  });

  it('changes with its price and once it is completed, and is gone once it is cancelled', async () => {
    const { id } = await offered({ price: 480_000 });
    const tagNow = async () => (await picture(id)).headers.etag;
    const change = (
      parts: Partial<Pick<TradeParts, 'price' | 'status' | 'completed_at' | 'cancelled_at' | 'cancelled_by'>>,
    ) => site.api.db.updateTable('trade').set(parts).where('id', '=', id).execute();
    const first = await tagNow();
    await change({ price: 450_000 });
    const cheaper = await tagNow();
    await change({ status: 2, completed_at: new Date() });
    const completed = await tagNow();
    expect(new Set([first, cheaper, completed]).size).toBe(3);
    await change({ status: 3, completed_at: null, cancelled_at: new Date(), cancelled_by: 'owner' });
    expect((await picture(id)).statusCode).toBe(404);
  });

  it('is not found where nobody may see the trade, as one that never was', async () => {
    const hidden = await offered({ hidden_at: new Date() });
    const answers = await Promise.all([picture(hidden.id), picture(2_000_000_000)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });
});
