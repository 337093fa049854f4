import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { markQuotesChanged, QUOTES_CHANNEL } from '#features/trade/quotes/quote-change.service.ts';
import { startQuoteRefresher } from '#features/trade/quotes/quote-refresher.service.ts';
import { readQuotes } from '#features/trade/quotes/read-quotes.service.ts';
import { refreshQuotesOfItem } from '#features/trade/quotes/refresh-quotes.service.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import type { Db } from '#platform/database/db.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { openListener } from '#platform/database/listen.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { transactOver } from '#tests/support/transact.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import { type BenchResult, median, p99, resultOf } from './harness.ts';

const MIGRATIONS = join(import.meta.dirname, '../database/migrations');
const log = createConsoleLog('warn');

const TRADES_OF_ITEM = 10_000;
const READ_ROUNDS = 200;
const COUNT_ROUNDS = 15;
const CHANGES = 300;
const CHANGES_PER_SECOND = 30;
const MAX_DELAY_MS = 5_000;
const LOOK_EVERY_MS = 5;

/** The alternative without stored quotes: one price per player, and percentiles. The window ended some days ago. */
const IN_SQL = `
  select percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price) from (
    select distinct on (profile_id) price from trade join profile on profile.id = profile_id
    where item_id = $1 and status in (1, 2) and trade_type = $2 and ($3 = 0 or game_server = $3)
      and counted_at > now() - $4 * interval '1 day' and counted_at <= now() - $5 * interval '1 day'
      and price is not null and not exclude_price and hidden_at is null and banned_at is null and deleted_at is null
    order by profile_id, counted_at desc, trade.id desc
  ) as latest`;
const SELL = 1;
const ALL = 0;
const STORED_WINDOWS = [SELL, 2].flatMap((side) =>
  [ALL, 1, 2].flatMap((server) =>
    [1, 7, 30].flatMap((days) => [
      [side, server, days, 0],
      [side, server, 2 * days, days],
    ]),
  ),
);

export default async function quotes(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quotes-bench-'));
  const server = await startEmbeddedPostgres({ dataDir, log, testMode: true });
  const database = await openDatabase(server.url, { log, statementTimeoutMs: 60_000 });
  try {
    await migrateToLatest(database.db, MIGRATIONS, log);
    const catalog = buildCatalog(await gameDataFromSources());
    await insertItems(database.db, catalog.items);
    const [busy, ...others] = catalog.items.map(({ id }) => id);
    if (busy === undefined) throw new Error('There are no items');
    await fill(database, busy);
    const reader = readQuotes({
      db: database.db,
      clock: systemClock,
      catalog: () => catalog,
      config: await configWithKeys(),
    });
    const counted = await measureCounting(database, busy);
    const read = await measureReading(database, busy, () => reader.quotesOf([busy]));
    return [read, counted, await measureBehind(server.url, database.db, others.slice(0, 100))];
  } finally {
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function fill({ pool }: DatabaseConnection, itemId: number): Promise<void> {
  await pool.query(
    `insert into profile (user_id, name, name_key)
     select gen_random_uuid(), '장꾼' || n, '장꾼' || n from generate_series(1, 1000) as n`,
  );
  await pool.query(
    `insert into trade (profile_id, item_id, item_type, game_server, trade_type, price, status, created_at, lifted_at, counted_at, completed_at)
     select 1 + n % 1000, $1, 7, 1 + n % 2, 1 + (n % 3) / 2, 1000 + n % 400, 2, at, at, at, at
     from (select n, now() - n * (interval '60 days' / $2::float8) as at from generate_series(1, $2::int) as n) as made`,
    [itemId, TRADES_OF_ITEM],
  );
  await pool.query('vacuum analyze');
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function mediansInTurns(rounds: number, ours: () => Promise<unknown>, baseline: () => Promise<unknown>) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    times[0].push(await timeOf(ours));
    times[1].push(await timeOf(baseline));
  }
  return { ours: median(times[0]), baseline: median(times[1]) };
}

async function measureReading(
  { pool }: DatabaseConnection,
  itemId: number,
  read: () => Promise<unknown>,
): Promise<BenchResult> {
  const times = await mediansInTurns(READ_ROUNDS, read, () => pool.query(IN_SQL, [itemId, SELL, ALL, 7, 0]));
  return resultOf({ name: 'quote read ÷ made in SQL', unit: 'ms', ...times, target: { ratioAtMost: 1 } });
}

/**
 * All windows and the row of the day, compared with the same windows in SQL without outlier rejection and the other
 * parts of a quote.
 */
async function measureCounting({ db, pool }: DatabaseConnection, itemId: number): Promise<BenchResult> {
  const context = { transact: transactOver(db), clock: systemClock, manipulatedItems: [] };
  const count = async () => {
    await markQuotesChanged(db, [{ itemId, gameServer: 1, since: systemClock.now() }]);
    await refreshQuotesOfItem(context, itemId);
  };
  const inSql = async () => {
    for (const window of STORED_WINDOWS) await pool.query(IN_SQL, [itemId, ...window]);
  };
  const times = await mediansInTurns(COUNT_ROUNDS, count, inSql);
  return resultOf({
    name: `item of ${TRADES_OF_ITEM} trades counted ÷ its ${STORED_WINDOWS.length} medians in SQL`,
    unit: 'ms',
    ...times,
    target: { ratioAtMost: 1 },
  });
}

/** From the commit of a trade until its quote can be read, p99, compared with the notification of the commit alone. */
async function measureBehind(url: string, db: Db, itemIds: readonly number[]): Promise<BenchResult> {
  const refresher = startQuoteRefresher({
    db,
    transact: transactOver(db),
    clock: systemClock,
    log,
    manipulatedItems: [],
  });
  const received: number[] = [];
  let publishedAt = 0;
  const onMessage = () => {
    received.push(performance.now() - publishedAt);
    refresher.wake();
  };
  const listener = await openListener(url, [QUOTES_CHANNEL], { log, onMessage, onReconnect: () => {} });
  const waits: Promise<number>[] = [];
  for (let turn = 0; turn < CHANGES; turn++) {
    const itemId = itemIds[turn % itemIds.length] ?? 0;
    const price = 1_000 + turn;
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('trade_price').where('item_id', '=', itemId).execute();
      await transaction.deleteFrom('trade').where('item_id', '=', itemId).execute();
      await insertTrade(transaction, { item_id: itemId, price, profile_id: 1 + (turn % 1_000) });
      await markQuotesChanged(transaction, [{ itemId, gameServer: 1, since: systemClock.now() }]);
      publishedAt = performance.now();
    });
    waits.push(untilQuoted(db, itemId, price));
    await delay(1_000 / CHANGES_PER_SECOND);
  }
  const behind = await Promise.all(waits);
  await listener.close();
  await refresher.stop();
  return resultOf({
    name: `quote behind its trade, p99 at ${CHANGES_PER_SECOND} changes/s ÷ the notification`,
    unit: 'ms',
    ours: p99(behind),
    baseline: p99(received),
    target: { atMost: MAX_DELAY_MS },
  });
}

async function untilQuoted(db: Db, itemId: number, price: number): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const row = await db
      .selectFrom('quote')
      .select('sell')
      .where('item_id', '=', itemId)
      .where('game_server', '=', 0)
      .where('days', '=', 7)
      .executeTakeFirst();
    // A later trade of the item may have overtaken it.
    if ((row?.sell.median ?? 0) >= price) return performance.now() - startedAt;
    await delay(LOOK_EVERY_MS);
  }
}
