import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import { openListener } from '#platform/database/listen.ts';
import { silentLog } from '#platform/log/log.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type QuotedMarket, quotedMarket } from '#tests/support/quoted-market.ts';
import { transactOver } from '#tests/support/transact.ts';
import { findPricedTrades } from './quote.repository.ts';
import { quotesAt } from './quote.rules.ts';
import { markQuotesChanged, QUOTES_CHANNEL } from './quote-change.service.ts';
import { type QuoteRefresher, startQuoteRefresher } from './quote-refresher.service.ts';

/** contract §6 */
const MAX_DELAY = { timeout: 5_000, interval: 20 };
const NEVER_MS = 3_600_000;

const test = testDatabase();
let market: QuotedMarket;

beforeAll(async () => {
  market = quotedMarket(test.db, systemClock);
});

interface Process extends AsyncDisposable {
  refresher: QuoteRefresher;
}

async function startProcess({ isHearing = true, lookEveryMs = NEVER_MS } = {}): Promise<Process> {
  const own: DatabaseConnection = await openDatabase(test.url, { log: silentLog, poolSize: 4 });
  const parts = { db: own.db, transact: transactOver(own.db), clock: systemClock };
  const context = { ...parts, log: silentLog, manipulatedItems: [] };
  const refresher = startQuoteRefresher({ ...context, lookEveryMs, gatherMs: 50 });
  const onMessage = () => isHearing && refresher.wake();
  const listener = await openListener(test.url, [QUOTES_CHANNEL], { log: silentLog, onMessage, onReconnect: () => {} });
  return {
    refresher,
    async [Symbol.asyncDispose]() {
      await listener.close();
      await refresher.stop();
      await own.close();
    },
  };
}

async function sellOf(itemId: number) {
  const row = await test.db
    .selectFrom('quote')
    .select('sell')
    .where('item_id', '=', itemId)
    .where('days', '=', 7)
    .where('game_server', '=', 0)
    .executeTakeFirst();
  return row?.sell.median ?? null;
}

describe('a refresher', () => {
  it('receives a change and recomputes it well within five seconds of the commit', async () => {
    await using _process = await startProcess();
    const item_id = await market.newItem();
    await market.trade({ item_id, price: 4_200 });
    await vi.waitFor(async () => expect(await sellOf(item_id)).toBe(4_200), MAX_DELAY);
  });

  it('recomputes at its start what changed before', async () => {
    const item_id = await market.newItem();
    await market.trade({ item_id, price: 5_100 });
    await using _process = await startProcess({ isHearing: false });
    await vi.waitFor(async () => expect(await sellOf(item_id)).toBe(5_100), MAX_DELAY);
  });

  it('finds changes without a notification', async () => {
    await using _process = await startProcess({ isHearing: false, lookEveryMs: 100 });
    await delay(150);
    const item_id = await market.newItem();
    await market.trade({ item_id, price: 6_300 });
    await vi.waitFor(async () => expect(await sellOf(item_id)).toBe(6_300), MAX_DELAY);
  });

  it('does nothing any more once it is stopped', async () => {
    const stopped = await startProcess({ lookEveryMs: 20 });
    await stopped[Symbol.asyncDispose]();
    const item_id = await market.newItem();
    await market.trade({ item_id });
    stopped.refresher.wake();
    await delay(200);
    expect(await sellOf(item_id)).toBeNull();
  });
});

describe('three processes at once', () => {
  it('recompute every item correctly, whatever races', async () => {
    const items = await Promise.all(Array.from({ length: 8 }, () => market.newItem()));
    const players = await Promise.all(Array.from({ length: 6 }, () => insertProfile(test.db)));
    {
      await using _one = await startProcess({ lookEveryMs: 100 });
      await using _two = await startProcess({ lookEveryMs: 100 });
      await using _three = await startProcess({ lookEveryMs: 100 });
      await Promise.all(
        items.map(async (item_id, index) => {
          for (let round = 0; round < 25; round++) {
            await change(item_id, players[(round + index) % players.length]?.id ?? 0, 1_000 + 37 * round + index);
          }
        }),
      );
      const left = () => test.db.selectFrom('quote_change').select('id').execute();
      await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 20_000, interval: 50 });
    }
    for (const itemId of items) {
      const now = systemClock.now();
      const trades = await findPricedTrades(test.db, itemId, { since: new Date(0), now });
      expect([itemId, await sellOf(itemId)]).toEqual([
        itemId,
        quotesAt(trades, { now: now.getTime(), days: 7 }).sell.median,
      ]);
    }
  });
});

async function change(item_id: number, profile_id: number, price: number): Promise<void> {
  await test.db.transaction().execute(async (db) => {
    const at = systemClock.now();
    await db.selectFrom('profile').select('id').where('id', '=', profile_id).forNoKeyUpdate().execute();
    await db
      .updateTable('trade')
      .set({ status: 3, cancelled_at: at, cancelled_by: 'replaced' })
      .where('profile_id', '=', profile_id)
      .where('item_id', '=', item_id)
      .where('status', '=', 1)
      .execute();
    await insertTrade(db, { item_id, profile_id, price, created_at: at });
    await markQuotesChanged(db, [{ itemId: item_id, gameServer: 1, since: at }]);
  });
}
