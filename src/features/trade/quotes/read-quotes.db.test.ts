import { beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type QuotedMarket, quotedMarket } from '#tests/support/quoted-market.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import type { QuoteReader } from './quote.contract.ts';
import { readQuotes } from './read-quotes.service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = '2026-11-20T12:00:00Z';
const clock = fixedClock(START);
const ago = (milliseconds: number) => new Date(Date.parse(START) - milliseconds);

const items = Array.from({ length: 30 }, (_, index) => makeItem({ id: 900 + index, type: index < 4 ? 3 : 7 }));
const catalog = smallCatalog({ ...smallRows, items: [...smallRows.items, ...items] });
const [MANIPULATED, UNTRADED] = [928, 929];
let nextItem = 914;
const ownItem = () => nextItem++;

const test = testDatabase();
let market: QuotedMarket;
let quotes: QuoteReader;

beforeAll(async () => {
  await insertItems(test.db, catalog.items);
  market = quotedMarket(test.db, clock);
  const config = await configWithKeys({ MANIPULATED_ITEMS: String(MANIPULATED) });
  quotes = readQuotes({ db: test.db, catalog: () => catalog, clock, config });
});

const sellOf = async (itemId: number, days?: number, gameServer?: number) =>
  (await quotes.quotesOf([itemId], { days, gameServer })).get(itemId)?.sell.median;
const storedDays = async (itemId: number) => {
  const rows = await test.db
    .selectFrom('quote')
    .select(['days', 'game_server'])
    .where('item_id', '=', itemId)
    .execute();
  return rows.filter(({ game_server }) => game_server === 0).map(({ days }) => days);
};

describe('quotesOf', () => {
  it('answers for every id once, of seven days by default', async () => {
    const item_id = ownItem();
    await market.trade({ item_id, price: 100, created_at: ago(2 * DAY) });
    await market.count();
    const found = await quotes.quotesOf([item_id, UNTRADED, item_id]);
    expect([...found.keys()]).toEqual([item_id, UNTRADED]);
    expect(found.get(item_id)).toMatchObject({ sell: { median: 100, players: 1 }, excluded: null });
    expect(found.get(UNTRADED)).toMatchObject({ sell: { median: null, confidence: 'none' }, excluded: null });
    expect([await sellOf(item_id, 1), await sellOf(item_id, 7, 2), await sellOf(item_id, 7, 1)]).toEqual([
      ...[null, null, 100],
    ]);
  });

  it('counts any other window on request', async () => {
    const item_id = ownItem();
    await market.trade({ item_id, price: 100, created_at: ago(2 * DAY) });
    await market.trade({ item_id, price: 300, created_at: ago(80 * DAY) });
    await market.count();
    expect([await sellOf(item_id, 2), await sellOf(item_id, 3), await sellOf(item_id, 81)]).toEqual([null, 100, 200]);
    expect((await storedDays(item_id)).toSorted()).toEqual([30, 7]);
  });

  it('stores the long windows after a request, until a trade changes them', async () => {
    const item_id = ownItem();
    await market.trade({ item_id, price: 100, created_at: ago(80 * DAY) });
    await market.count();
    expect([await sellOf(item_id, 90), await storedDays(item_id)]).toEqual([100, [90]]);
    await market.trade({ item_id, price: 300 });
    await market.count();
    expect(await storedDays(item_id)).not.toContain(90);
    expect(await sellOf(item_id, 90)).toBe(200);
    clock.advance(10 * DAY);
    expect(await sellOf(item_id, 90)).toBe(300);
    clock.set(START);
  });

  it('does not wait for a late refresher', async () => {
    const item_id = ownItem();
    await market.trade({ item_id, price: 100, created_at: ago(6 * DAY) });
    await market.count();
    clock.advance(DAY + 1_000);
    expect(await sellOf(item_id)).toBe(100);
    clock.advance(1_000);
    expect(await sellOf(item_id)).toBeNull();
    clock.set(START);
  });

  it('has no quote of excluded items, but the reason', async () => {
    const item_id = ownItem();
    for (const id of [item_id, MANIPULATED]) await market.trade({ item_id: id, price: 100 });
    await market.count();
    expect(await sellOf(item_id)).toBe(100);
    const row = { item_id, reason: '두 사람이 값을 올림', operator_user_id: crypto.randomUUID() };
    await test.db.insertInto('manipulated_item').values(row).execute();
    const found = await quotes.quotesOf([item_id, MANIPULATED]);
    expect(found.get(item_id)).toMatchObject({ sell: { median: null }, excluded: { reason: '두 사람이 값을 올림' } });
    expect(found.get(MANIPULATED)).toMatchObject({ sell: { median: null }, excluded: { reason: /몇 사람/ } });
    expect([await quotes.daysOf(item_id), await quotes.daysOf(MANIPULATED)]).toEqual([[], []]);
    await test.db.deleteFrom('manipulated_item').where('item_id', '=', item_id).execute();
    expect(await sellOf(item_id)).toBe(100);
  });
});

describe('daysOf', () => {
  it('returns the Korean days up to today, oldest first, without empty ones', async () => {
    const item_id = ownItem();
    await market.trade({ item_id, price: 100 });
    await market.trade({ item_id, price: 200, created_at: ago(6 * DAY), status: 2 });
    await market.trade({ item_id, price: 300, created_at: ago(7 * DAY), game_server: 2 });
    await market.count();
    const none = { buyMedian: null, buyCount: 0 };
    expect(await quotes.daysOf(item_id)).toEqual([
      { ...none, day: '2026-11-14', sellMedian: 200, completedMedian: 200, sellCount: 1, completedCount: 1 },
      { ...none, day: '2026-11-20', sellMedian: 100, completedMedian: null, sellCount: 1, completedCount: 0 },
    ]);
    expect(await quotes.daysOf(item_id, { days: 8 })).toHaveLength(3);
    expect(await quotes.daysOf(item_id, { days: 365, gameServer: 2 })).toMatchObject([{ day: '2026-11-13' }]);
  });
});

describe('popular', () => {
  it.each([7, 14])('ranks by trades in %d days, with quotes and the median of each day', async (days) => {
    const [most, second, third] = [900, 901, 902];
    if (days === 7) {
      for (const price of [100, 200, 300]) await market.trade({ item_id: most, price, created_at: ago(DAY) });
      for (const price of [50, 60]) await market.trade({ item_id: second, price });
      await market.trade({ item_id: third, price: 5, game_server: 2 });
      await market.trade({ item_id: third, price: 6, game_server: 2, hidden_at: clock.now(), hidden_reason: '가림' });
      await market.count();
    }
    const found = await quotes.popular({ days, type: 3, limit: 10 });
    expect(found.map(({ itemId, tradeCount, quotes: { sell } }) => [itemId, tradeCount, sell.median])).toEqual([
      ...[
        [most, 3, 200],
        [second, 2, 55],
        [third, 1, 5],
      ],
    ]);
    expect(found[0]?.spark).toEqual([...Array.from({ length: days - 2 }, () => null), 200, null]);
    expect((await quotes.popular({ days, type: 3, limit: 1, gameServer: 2 })).map(({ itemId }) => itemId)).toEqual([
      third,
    ]);
    expect(await quotes.popular({ days, type: 11, limit: 10 })).toEqual([]);
  });

  it.each([30, 21])('counts players by weight in %d days: one who deals with himself leads nothing', async (days) => {
    const [busy, liked] = days === 30 ? [910, 911] : [912, 913];
    const { id: profile_id } = await insertProfile(test.db, { created_at: ago(10 * DAY) });
    const deal = { item_id: busy, profile_id, status: 2 } as const;
    for (const hours of [1, 2, 3, 30]) await market.trade({ ...deal, created_at: ago(hours * HOUR) });
    // Three new profiles weigh less than one old one, five more.
    const young = async () => {
      const fresh = await insertProfile(test.db, { created_at: ago(HOUR) });
      await market.trade({ item_id: liked, profile_id: fresh.id });
    };
    for (let made = 0; made < 3; made++) await young();
    await market.count();
    const order = async () => {
      const found = await quotes.popular({ days, limit: 100 });
      return found
        .filter(({ itemId }) => itemId === busy || itemId === liked)
        .map(({ itemId, tradeCount }) => [itemId, tradeCount]);
    };
    expect(await order()).toEqual([
      [busy, 2],
      [liked, 3],
    ]);
    await young();
    await young();
    await market.count();
    clock.advance(60_001);
    expect(await order()).toEqual([
      [liked, 5],
      [busy, 2],
    ]);
    clock.set(START);
  });

  it('is at most a minute old where it is not precomputed, and current where it is', async () => {
    const requested = { type: 3, limit: 10 };
    const countOf = async (days: number) => (await quotes.popular({ ...requested, days }))[0]?.tradeCount;
    const before = [await countOf(7), await countOf(20)];
    await market.trade({ item_id: 900, price: 100 });
    await market.count();
    expect([await countOf(7), await countOf(20)]).toEqual([Number(before[0]) + 1, before[1]]);
    clock.advance(60_001);
    expect(await countOf(20)).toBe(Number(before[1]) + 1);
    clock.set(START);
  });

  it('contains excluded items without a price', async () => {
    const [found] = (await quotes.popular({ days: 7, limit: 100 })).filter(({ itemId }) => itemId === MANIPULATED);
    expect(found).toMatchObject({ tradeCount: 1, quotes: { sell: { median: null }, excluded: { reason: /몇/ } } });
    expect(found?.spark.every((median) => median === null)).toBe(true);
  });
});
