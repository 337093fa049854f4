import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import type { TradeReader } from '../trade-readers.ts';
import { readTrades } from './read-trades.service.ts';
import type { ListedTrade } from './trade.contract.ts';
import { type TradeFilter, tradeFilter } from './trade.filter.ts';

const ROWS = 90;
const PRICES = [null, 1, 2, 100, 35_000, 4_294_967_295] as const;
const ITEMS = [
  makeItem({ id: 801, name: '청사초롱', type: 8 }),
  makeItem({ id: 802, name: '백화검', type: 0, reqjob: 3 }),
];
const COMMENTS = ['', '국내성 주막 앞', 'FULL 내구', '청사초롱 삽니다', '50%_\\'];
const catalog = smallCatalog({ ...smallRows, items: [...smallRows.items, ...ITEMS] });

const pick = fc.constantFrom;
const row = fc.record({
  item: pick(...ITEMS),
  trade_type: pick(1, 2),
  status: pick(1, 2, 3),
  game_server: pick(1, 2, 3),
  price: pick(...PRICES),
  pay_method: pick(1, 2, 3, 4),
  is_auth: fc.boolean(),
  is_negotiation: fc.boolean(),
  comment: pick(...COMMENTS),
});
const filter: fc.Arbitrary<TradeFilter> = fc.record(
  {
    tradeType: pick(1 as const, 2 as const),
    q: pick('주막', 'full', '청사초롱', '청사', 'ㅊㅅㅊㄹ', '%', '없는말'),
    type: pick(0, 8, 10),
    status: pick(0 as const, 1 as const, 2 as const),
    minPrice: pick(1, 2, 35_000, 35_001),
    maxPrice: pick(1, 99, 100, 4_294_967_295),
    isNegotiation: fc.boolean(),
    isAuth: fc.boolean(),
    isPriced: fc.boolean(),
    payMethod: pick(1 as const, 2 as const, 3 as const, 4 as const),
    gameServer: pick(1, 2, 9),
    itemId: pick(801, 802, 1),
  },
  { requiredKeys: [] },
);

const test = testDatabase();
let trades: TradeReader;
let listed: ListedTrade[];

beforeAll(async () => {
  await insertItems(test.db, catalog.items);
  trades = readTrades({ db: test.db, catalog: () => catalog, clock: systemClock, config: await configWithKeys() });
  for (const { item, ...parts } of fc.sample(row, ROWS)) {
    await insertTrade(test.db, { ...parts, item_id: item.id, item_type: item.type });
  }
  listed = (await trades.list({}, { limit: ROWS })).rows;
});

describe('a job', () => {
  it('has the trades of things that are known to be for it, in every order and beside other conditions', async () => {
    const idsOf = async (one: TradeFilter) => (await trades.list(one, { limit: ROWS })).rows.map(({ id }) => id);
    const ofSword = (status?: 1) =>
      listed
        .filter(({ item, ...trade }) => item.id === 802 && (!status || trade.status === status))
        .map(({ id }) => id);
    expect(await idsOf({ job: 3 })).toEqual(ofSword());
    expect(await idsOf({ job: 3, type: 0, status: 1 })).toEqual(ofSword(1));
    expect(await idsOf({ job: 3, itemId: 801 })).toEqual([]);
    expect(await idsOf({ job: 3, q: 'ㅊㅅㅊㄹ' })).toEqual([]);
    expect(await idsOf({ job: 1 })).toEqual([]);
    const counted = await trades.list({ job: 3, status: 1 }, { limit: 1, countUpTo: ROWS });
    expect(counted.count).toBe(ofSword(1).length);
    const byPrice = await trades.ordered('price', { job: 3, tradeType: 1 }, { limit: ROWS, countUpTo: ROWS });
    expect(byPrice.rows.length).toBe(byPrice.count);
    expect(byPrice.rows.every(({ item }) => item.id === 802)).toBe(true);
  });
});

async function expectTheSame(one: TradeFilter): Promise<void> {
  const { rows } = await trades.list(one, { limit: ROWS });
  const live = listed.filter((trade) => tradeFilter.matches(trade, one));
  expect([one, rows.map(({ id }) => id)]).toEqual([one, live.map(({ id }) => id)]);
}

describe('the SQL of a filter and its test of live rows', () => {
  it('find the same trades', async () => {
    await fc.assert(fc.asyncProperty(filter, expectTheSame), { numRuns: 100 });
  });

  it('find the same trades by each name alone', async () => {
    for (const one of fc.sample(filter, 12)) {
      for (const [name, value] of Object.entries(one)) await expectTheSame({ [name]: value });
    }
  });
});
