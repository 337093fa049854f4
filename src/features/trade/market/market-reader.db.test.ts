import { beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type QuotedMarket, quotedMarket } from '#tests/support/quoted-market.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import { readQuotes } from '../quotes/read-quotes.service.ts';
import { type MarketReader, readMarket } from './market-reader.service.ts';

/** 15:00 in Seoul. */
const NOW = new Date('2026-11-20T06:00:00Z');
const clock = fixedClock(NOW);
const OLD = new Date('2020-01-01T00:00:00Z');

const test = testDatabase();
let filled: QuotedMarket;

beforeAll(async () => {
  filled = quotedMarket(test.db, clock);
});

/** A reader that has read nothing yet, over the items of the database. */
async function newReader(): Promise<MarketReader> {
  const rows = await test.db.selectFrom('item').select(['id', 'name']).execute();
  const [sample] = smallRows.items;
  if (!sample) throw new Error('the small catalog has no item');
  const items = rows.map(({ id, name }) => ({ ...sample, id, name }));
  const catalog = smallCatalog({ ...smallRows, items });
  const context = { db: test.db, catalog: () => catalog, clock, config: await configWithKeys() };
  return readMarket(context, readQuotes(context));
}

const ago = (ms: number) => new Date(NOW.getTime() - ms);

/** Six waiting listings of six players near 1,000 전, so that the narrow band lies around it. */
async function listedItem(at = ago(HOUR_MS), price = 1000): Promise<number> {
  const itemId = await filled.newItem();
  for (const step of [0, 1, 2, 3, 4, 5]) {
    await filled.trade({ item_id: itemId, price: price + step, created_at: at });
  }
  return itemId;
}

function complete(itemId: number, price: number, parts: object = {}) {
  return filled.trade({
    item_id: itemId,
    price,
    status: 2,
    created_at: ago(2 * HOUR_MS),
    completed_at: ago(HOUR_MS),
    ...parts,
  });
}

describe('the market of today', () => {
  it('counts listings by side and server, without hidden and paused ones', async () => {
    const before = await (await newReader()).today(undefined);
    const itemId = await filled.newItem();
    await filled.trade({ item_id: itemId, trade_type: 1 });
    await filled.trade({ item_id: itemId, trade_type: 2, game_server: 2 });
    await filled.trade({ item_id: itemId, trade_type: 1, hidden_at: NOW });
    await filled.trade({ item_id: itemId, trade_type: 1, rests_since: NOW });
    const reader = await newReader();
    const all = await reader.today(undefined);
    expect([all.sell - before.sell, all.buy - before.buy]).toEqual([1, 1]);
    expect(await reader.today(2)).toMatchObject({ sell: 0, buy: 1 });
  });

  it('counts deals that the quote takes in, of a player and item one', async () => {
    const before = (await (await newReader()).today(undefined)).deals;
    const itemId = await listedItem();
    const { id: seller } = await insertProfile(test.db, { created_at: OLD });
    await complete(itemId, 1002, { profile_id: seller });
    await complete(itemId, 1003, { profile_id: seller });
    await complete(itemId, 1001);
    await complete(itemId, 9000);
    await complete(itemId, 1000, { exclude_price: true });
    await complete(itemId, 1000, { hidden_at: NOW });
    await complete(itemId, 1000, { completed_at: ago(20 * HOUR_MS), created_at: ago(21 * HOUR_MS) });
    await filled.count();
    expect((await (await newReader()).today(undefined)).deals - before).toBe(2);
  });

  it('counts no deal of an item that fewer than three players price', async () => {
    const before = (await (await newReader()).today(undefined)).deals;
    const itemId = await filled.newItem();
    await complete(itemId, 500);
    await complete(itemId, 500);
    await filled.count();
    expect((await (await newReader()).today(undefined)).deals).toBe(before);
  });

  it('names the latest deal of the last 24 hours that the quote takes in', async () => {
    const itemId = await listedItem();
    const latest = await complete(itemId, 1004, { quantity: 3, completed_at: ago(1000) });
    await complete(itemId, 200_000, { completed_at: ago(500) });
    await filled.count();
    expect((await (await newReader()).today(undefined)).latest).toMatchObject({
      tradeId: latest.id,
      itemId,
      quantity: 3,
      price: 1004,
    });
  });
});

describe('what moved', () => {
  it('is told where both windows are sure of their price, the greatest change first', async () => {
    const daysAgo = (days: number) => ago(days * DAY_MS);
    const small = await listedItem(daysAgo(8), 900);
    const great = await listedItem(daysAgo(8), 500);
    const same = await listedItem(daysAgo(8), 1000);
    const thinBefore = await filled.newItem();
    await filled.trade({ item_id: thinBefore, price: 100, created_at: daysAgo(8) });
    for (const itemId of [small, great, same, thinBefore]) {
      for (const step of [0, 1, 2, 3, 4, 5])
        await filled.trade({ item_id: itemId, price: 1000 + step, created_at: ago(HOUR_MS) });
    }
    await filled.count();
    const moving = await (await newReader()).moving({ gameServer: undefined, limit: 60 });
    const own = moving.filter(({ itemId }) => [small, great, same, thinBefore].includes(itemId));
    expect(own.map(({ itemId }) => itemId)).toEqual([great, small]);
    expect(own.map(({ change }) => Math.sign(change))).toEqual([1, 1]);
    expect(await (await newReader()).moving({ gameServer: undefined, limit: 1 })).toHaveLength(1);
  });
});
