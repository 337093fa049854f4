import { beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import type { Transact } from '#platform/effects/transact.ts';
import type { JobTask } from '#platform/jobs/job.ts';
import { runJobsOnce, startJobs } from '#platform/jobs/job-runner.ts';
import { silentLog } from '#platform/log/log.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { smallCatalog } from '#tests/support/small-catalog.ts';
import { transactOver } from '#tests/support/transact.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import { readQuotes } from '../quotes/read-quotes.service.ts';
import type { TradeRow } from '../trades/trade-row.ts';
import { watchTasks } from './fire-watches.job.ts';
import { MAX_RINGS_BY_ONE_PLAYER } from './watch.contract.ts';
import { insert, type WatchInput } from './watch.repository.ts';
import { watchQuotes, watchTrades } from './watch-changes.service.ts';

const catalog = smallCatalog();
const clock = fixedClock('2026-06-01T00:00:00Z');

const test = testDatabase();
let transact: Transact;
let tasks: JobTask[];
let nextItem = 100;
const ownItem = () => nextItem++;

beforeAll(async () => {
  await insertItems(test.db, catalog.items);
  const market = { db: test.db, catalog: () => catalog, clock, config: await configWithKeys() };
  transact = transactOver(test.db, clock);
  tasks = watchTasks({ ...market, transact, quotes: readQuotes(market) });
  await runJobs();
});

const runJobs = () => runJobsOnce({ url: test.url, tasks, log: silentLog });

async function watcher(own: Partial<WatchInput> & { itemId: number }, profileId?: number): Promise<number> {
  const id = profileId ?? (await insertProfile(test.db)).id;
  const input = { gameServer: 0, tradeType: 1, subject: 'listing', direction: 'below', price: 1000, ...own } as const;
  const row = await insert(test.db, { ...input, profileId: id, at: clock.now(), wasBeyond: null });
  if (!row) throw new Error('the player watches that already');
  return id;
}

async function bellOf(profileId: number) {
  const rows = await test.db
    .selectFrom('notification')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  return rows.map(({ title, path }) => `${title} ${path}`);
}

async function publishTrade(parts: Parameters<typeof insertTrade>[1]): Promise<TradeRow> {
  const trade = await insertTrade(test.db, parts);
  await lookAt(trade.id);
  return trade;
}

const lookAt = (...tradeIds: number[]) => transact((unit) => watchTrades(unit, tradeIds));

async function changePrice({ id, item_id }: TradeRow, price: number | null): Promise<void> {
  await test.db.updateTable('trade').set({ price }).where('id', '=', id).execute();
  await test.db.insertInto('trade_price').values({ trade_id: id, item_id, at: new Date(), kind: 2, price }).execute();
  await lookAt(id);
}

describe('a watch on trades', () => {
  it('fires for what comes at the price, and for nothing else', async () => {
    const itemId = ownItem();
    const all = await watcher({ itemId });
    const server2 = await watcher({ itemId, gameServer: 2 });
    const cheaper = await watcher({ itemId, price: 899 });
    const buyers = await watcher({ itemId, tradeType: 2, direction: 'above', price: 500 });
    const seller = await watcher({ itemId });
    const trade = await publishTrade({ item_id: itemId, price: 900, profile_id: seller });
    const requested = await publishTrade({ item_id: itemId, price: 500, trade_type: 2 });
    await publishTrade({ item_id: itemId, price: null });
    await publishTrade({ item_id: itemId, price: 900, status: 3 });
    await publishTrade({ item_id: ownItem(), price: 900 });
    await runJobs();
    expect(await bellOf(all)).toEqual([`잡동사니 ${itemId - 100} 900전에 팝니다 /trade/view/${trade.id}`]);
    expect(await bellOf(buyers)).toEqual([`잡동사니 ${itemId - 100} 500전에 삽니다 /trade/view/${requested.id}`]);
    for (const quiet of [server2, cheaper, seller]) expect(await bellOf(quiet)).toEqual([]);
  });

  it('at any price fires once for each trade of the side, offers wanted too', async () => {
    const itemId = ownItem();
    const any = await watcher({ itemId, price: null });
    const priced = await publishTrade({ item_id: itemId, price: 900 });
    const wanted = await publishTrade({ item_id: itemId, price: null });
    await publishTrade({ item_id: itemId, price: 900, trade_type: 2 });
    await runJobs();
    for (const price of [500, null]) await changePrice(priced, price);
    await runJobs();
    expect((await bellOf(any)).toSorted()).toEqual(
      [
        `잡동사니 ${itemId - 100} 900전에 팝니다 /trade/view/${priced.id}`,
        `잡동사니 ${itemId - 100} 가격 제시 팝니다 /trade/view/${wanted.id}`,
      ].toSorted(),
    );
  });

  it('adds no job to the queue without a matching watch', async () => {
    const itemId = ownItem();
    await watcher({ itemId, price: 10 });
    await publishTrade({ item_id: itemId, price: 11 });
    const { rows } = await test.database.pool.query('select 1 from graphile_worker.jobs');
    expect(rows).toEqual([]);
  });

  it('fires once for a trade that only gets cheaper, and again after it has left and returned', async () => {
    const itemId = ownItem();
    const player = await watcher({ itemId });
    const trade = await publishTrade({ item_id: itemId, price: 1500, created_at: new Date(Date.now() - 1000) });
    await runJobs();
    expect(await bellOf(player)).toHaveLength(0);
    for (const [price, received] of [
      [1000, 1],
      [900, 1],
      [1200, 1],
      [950, 2],
      [null, 2],
    ] as const) {
      await changePrice(trade, price);
      await runJobs();
      expect(await bellOf(player), `at ${price}`).toHaveLength(received);
    }
  });

  it('does not fire for trades that were withdrawn before the job ran, nor after a rollback', async () => {
    const itemId = ownItem();
    const player = await watcher({ itemId });
    const gone = await publishTrade({ item_id: itemId, price: 900 });
    const cancelled = { status: 3, cancelled_at: new Date(), cancelled_by: 'owner' } as const;
    await test.db.updateTable('trade').set(cancelled).where('id', '=', gone.id).execute();
    const failing = transact(async (unit) => {
      const trade = await insertTrade(unit.db, { item_id: itemId, price: 800 });
      await watchTrades(unit, [trade.id]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await runJobs();
    expect(await bellOf(player)).toEqual([]);
  });

  it('does not notify of the same listing made again and again', async () => {
    const itemId = ownItem();
    const player = await watcher({ itemId });
    const { id: profile_id } = await insertProfile(test.db);
    for (let time = 0; time < MAX_RINGS_BY_ONE_PLAYER + 3; time += 1) {
      const { id } = await publishTrade({ item_id: itemId, price: 900, profile_id });
      await runJobs();
      const cancelled = { status: 3, cancelled_at: new Date(), cancelled_by: 'replaced' } as const;
      await test.db.updateTable('trade').set(cancelled).where('id', '=', id).execute();
    }
    expect(await bellOf(player)).toHaveLength(MAX_RINGS_BY_ONE_PLAYER);
    await publishTrade({ item_id: itemId, price: 900 });
    await runJobs();
    expect(await bellOf(player)).toHaveLength(MAX_RINGS_BY_ONE_PLAYER + 1);
    clock.advance(61 * 60 * 1000);
    await publishTrade({ item_id: itemId, price: 900, profile_id });
    await runJobs();
    expect(await bellOf(player)).toHaveLength(MAX_RINGS_BY_ONE_PLAYER + 2);
  });

  it('notifies once, however often the job runs and however many run at once', async () => {
    const itemId = ownItem();
    const players = await Promise.all(Array.from({ length: 5 }, () => watcher({ itemId })));
    const trades = await Promise.all(
      Array.from({ length: 6 }, () => insertTrade(test.db, { item_id: itemId, price: 900 })),
    );
    const ids = trades.map(({ id }) => id);
    for (let time = 0; time < 4; time += 1) await lookAt(...ids);
    const runners = [1, 2, 3].map(() => startJobs({ url: test.url, tasks, log: silentLog }));
    const left = async () => (await test.database.pool.query('select 1 from graphile_worker.jobs')).rows.length;
    await expect.poll(left, { timeout: 20_000 }).toBe(0);
    await Promise.all(runners.map((runner) => runner.stop()));
    for (const player of players) expect(await bellOf(player)).toHaveLength(6);
  });
});

describe('a watch on a quote', () => {
  async function setQuote(itemId: number, median: number | null, gameServer = 0): Promise<void> {
    const row = {
      item_id: itemId,
      game_server: gameServer,
      days: 7,
      computed_at: clock.now(),
      valid_until: null,
      trade_count: 1,
      sell: JSON.stringify({ ...NO_ITEM_QUOTES.sell, median }),
      buy: JSON.stringify(NO_ITEM_QUOTES.buy),
    };
    await test.db
      .insertInto('quote')
      .values(row)
      .onConflict((conflict) => conflict.columns(['item_id', 'game_server', 'days']).doUpdateSet(row))
      .execute();
    clock.advance(1000);
    await transact((unit) => watchQuotes(unit, [{ itemId, gameServer }]));
    await runJobs();
  }

  it('fires when it is crossed, not while it fluctuates, and again after it has returned', async () => {
    const itemId = ownItem();
    const player = await watcher({ itemId, subject: 'quote' });
    const other = await watcher({ itemId, subject: 'quote', gameServer: 2 });
    for (const [median, received] of [
      [1200, 0],
      [1000, 1],
      [1010, 1],
      [990, 1],
      [null, 1],
      [980, 1],
      [1100, 1],
      [900, 2],
    ] as const) {
      await setQuote(itemId, median);
      expect(await bellOf(player), `at ${median}`).toHaveLength(received);
    }
    expect((await bellOf(player))[0]).toBe(
      `잡동사니 ${itemId - 100} 팝니다 시세가 1천으로 내려왔습니다 /trade/${itemId}`,
    );
    expect(await bellOf(other)).toEqual([]);
  });

  it('notifies once when two jobs detect the same crossing at once', async () => {
    const itemId = ownItem();
    const player = await watcher({ itemId, subject: 'quote' });
    await setQuote(itemId, 1200);
    await test.db
      .updateTable('quote')
      .set({ sell: JSON.stringify({ ...NO_ITEM_QUOTES.sell, median: 900 }) })
      .where('item_id', '=', itemId)
      .execute();
    const [, look] = tasks;
    const run = { signal: new AbortController().signal, isLastAttempt: false };
    await Promise.all([1, 2, 3, 4].map(() => look?.run({ itemId, gameServer: 0 }, run)));
    expect(await bellOf(player)).toHaveLength(1);
  });
});
