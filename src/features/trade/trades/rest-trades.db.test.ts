import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertProfile } from '#database/factories/people.ts';
import { insertItems, insertTrade } from '#database/factories/trades.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { DAY_MS } from '#shared/durations.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import { transactOver } from '#tests/support/transact.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import type { TradeReader } from '../trade-readers.ts';
import { readTrades } from './read-trades.service.ts';
import { restTrades } from './rest-trades.service.ts';

const NOW = new Date('2026-03-31T00:00:00.000Z');
const UNTIL = new Date(NOW.getTime() + 3 * DAY_MS);
const catalog = smallCatalog(smallRows);
const item_id = catalog.items[0]?.id ?? 0;

let test: TestDatabase;
let trades: TradeReader;

beforeAll(async () => {
  test = await createTestDatabase();
  await insertItems(test.db, catalog.items);
  trades = readTrades({ db: test.db, catalog: () => catalog, clock: systemClock, config: await configWithKeys() });
});
afterAll(() => test.drop());

const rest = (now = NOW, profileId?: number) =>
  restTrades({
    transact: transactOver(test.db),
    now,
    signal: new AbortController().signal,
    ...(profileId !== undefined && { profileId }),
  });

async function shownTo(id: number, profileId: number) {
  const { rows } = await trades.list({ itemId: item_id }, { limit: 50 });
  const { sell } = await trades.book(item_id, { limit: 50 });
  return {
    inList: rows.some((row) => row.id === id),
    inBook: sell.rows.some((row) => row.id === id),
    onItsPage: (await trades.find(id)) !== undefined,
    ofPlayer: (await trades.ofProfile(profileId, { limit: 50 })).rows.length,
    counted: (await trades.countsOfProfile(profileId))[1],
  };
}

const SHOWN = { inList: true, inBook: true, onItsPage: true, ofPlayer: 1, counted: 1 };
const NOT_SHOWN = { inList: false, inBook: false, onItsPage: false, ofPlayer: 0, counted: 0 };

const typesOf = async (tradeId: number) => {
  const rows = await test.db.selectFrom('live_event').select(['type', 'data']).orderBy('id').execute();
  return rows.filter(({ data }) => JSON.stringify(data).includes(`"id":${tradeId},`)).map(({ type }) => type);
};

describe('a waiting trade of a suspended player', () => {
  it('rests while the suspension runs, and is back when it ends', async () => {
    const player = await insertProfile(test.db, { banned_at: UNTIL });
    const trade = await insertTrade(test.db, { item_id, profile_id: player.id, price: 1000 });
    const other = await insertTrade(test.db, { item_id, price: 1000 });
    expect(await shownTo(trade.id, player.id)).toEqual(SHOWN);
    expect([await rest(), await rest()]).toEqual([1, 0]);
    expect(await shownTo(trade.id, player.id)).toEqual(NOT_SHOWN);
    expect((await shownTo(other.id, other.profile_id)).inList).toBe(true);
    expect([await rest(UNTIL), await rest(UNTIL)]).toEqual([1, 0]);
    expect(await shownTo(trade.id, player.id)).toEqual(SHOWN);
    expect(await typesOf(trade.id)).toEqual(['trade.cancelled', 'trade.created']);
  });

  it('rests without those of others when its player alone is looked at', async () => {
    const [one, another] = [
      await insertProfile(test.db, { banned_at: UNTIL }),
      await insertProfile(test.db, { banned_at: UNTIL }),
    ];
    const trade = await insertTrade(test.db, { item_id, profile_id: one.id });
    const left = await insertTrade(test.db, { item_id, profile_id: another.id });
    expect(await rest(NOW, one.id)).toBe(1);
    expect([(await trades.find(trade.id)) === undefined, (await trades.find(left.id)) === undefined]).toEqual([
      true,
      false,
    ]);
  });

  it('publishes nothing when an operator had hidden it', async () => {
    const player = await insertProfile(test.db, { banned_at: UNTIL });
    const trade = await insertTrade(test.db, { item_id, profile_id: player.id, hidden_at: NOW });
    await rest(NOW, player.id);
    await rest(UNTIL, player.id);
    expect(await typesOf(trade.id)).toEqual([]);
    expect(await trades.find(trade.id)).toBeUndefined();
  });
});
