import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { DAY_MS } from '#shared/durations.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import { transactOver } from '#tests/support/transact.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import type { TradeReader } from '../trade-readers.ts';
import { pausePlayerTrades, pauseTasks, pauseTrades } from './pause-trades.service.ts';
import { readTrades } from './read-trades.service.ts';
import { cancelWaiting } from './trade.repository.ts';

const NOW = new Date('2026-03-31T00:00:00.000Z');
const UNTIL = new Date(NOW.getTime() + 3 * DAY_MS);
const catalog = smallCatalog(smallRows);
const item_id = catalog.items[0]?.id ?? 0;

const test = testDatabase();
let trades: TradeReader;

beforeAll(async () => {
  await insertItems(test.db, catalog.items);
  trades = readTrades({ db: test.db, catalog: () => catalog, clock: systemClock, config: await configWithKeys() });
});

const rest = (now = NOW) =>
  pauseTrades({ db: test.db, transact: transactOver(test.db), now, signal: new AbortController().signal });
const pauseOf = (profileId: number, now = NOW) => pausePlayerTrades(transactOver(test.db), profileId, now);
const rowOf = (id: number) => test.db.selectFrom('trade').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const suspend = (profileId: number, banned_at: Date | null, suspended_at: Date | null = NOW) =>
  test.db.updateTable('profile').set({ banned_at, suspended_at }).where('id', '=', profileId).execute();
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

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
    expect(await pauseOf(one.id)).toEqual({ count: 1, until: UNTIL });
    expect([(await trades.find(trade.id)) === undefined, (await trades.find(left.id)) === undefined]).toEqual([
      true,
      false,
    ]);
  });

  it('publishes nothing when an operator had hidden it', async () => {
    const player = await insertProfile(test.db, { banned_at: UNTIL });
    const trade = await insertTrade(test.db, { item_id, profile_id: player.id, hidden_at: NOW });
    await pauseOf(player.id);
    await pauseOf(player.id, UNTIL);
    expect(await typesOf(trade.id)).toEqual([]);
    expect(await trades.find(trade.id)).toBeUndefined();
  });

  it('rests although somebody holds its row just then, as the counting of quotes does', async () => {
    const player = await insertProfile(test.db, { banned_at: UNTIL });
    const { id } = await insertTrade(test.db, { item_id, profile_id: player.id });
    const paused = await test.db.transaction().execute(async (other) => {
      await other.selectFrom('trade').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      const pending = pauseOf(player.id);
      await delay(100);
      return { pending };
    });
    expect((await paused.pending).count).toBe(1);
  });

  it('is looked at again when the suspension ends, and once more where the clock of the queue is ahead', async () => {
    const player = await insertProfile(test.db, { banned_at: UNTIL });
    const { id } = await insertTrade(test.db, { item_id, profile_id: player.id });
    let now = NOW;
    const [task] = pauseTasks({ transact: transactOver(test.db), clock: { now: () => now } });
    const run = () =>
      task?.run({ profileId: player.id }, { signal: new AbortController().signal, isLastAttempt: false });
    expect(await run()).toEqual({ againAt: UNTIL });
    now = new Date(UNTIL.getTime() - 1);
    expect(await run()).toEqual({ againAt: new Date(now.getTime() + 10_000) });
    now = UNTIL;
    expect(await run()).toBeUndefined();
    expect((await rowOf(id)).rests_since).toBeNull();
  });

  it('does not age: what it rested is added up, of suspensions that ended early or late', async () => {
    const player = await insertProfile(test.db);
    const { id } = await insertTrade(test.db, { item_id, profile_id: player.id, created_at: later(-1) });
    await suspend(player.id, later(5));
    await pauseOf(player.id, later(1));
    expect(await rowOf(id)).toMatchObject({ rests_since: NOW, rested_s: 0 });
    await suspend(player.id, null, null);
    await pauseOf(player.id, later(2));
    expect(await rowOf(id)).toMatchObject({ rests_since: null, rested_s: (2 * DAY_MS) / 1000 });
    await suspend(player.id, later(4), later(3));
    await pauseOf(player.id, later(3));
    // Whoever looks late, or by a clock that jumped, counts the suspension and no more.
    await pauseOf(player.id, later(400));
    expect((await rowOf(id)).rested_s).toBe((3 * DAY_MS) / 1000);
  });

  it('rests no more when it is ended before it is back', async () => {
    const player = await insertProfile(test.db, { banned_at: UNTIL });
    const { id } = await insertTrade(test.db, { item_id, profile_id: player.id });
    await pauseOf(player.id);
    await cancelWaiting(test.db, { profileId: player.id }, { at: UNTIL, by: 'account' });
    expect((await rowOf(id)).rests_since).toBeNull();
    expect(await pauseOf(player.id, UNTIL)).toEqual({ count: 0, until: undefined });
  });
});
