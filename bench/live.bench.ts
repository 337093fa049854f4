import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tradeTopics } from '#features/trade/trades/trade.events.ts';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { insertEvents } from '#platform/live/insert-events.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { type BenchResult, resultOf, serverFile, startServer } from './harness.ts';
import type { Latencies, Moments } from './live-listeners.ts';
import { startListeners } from './start-listeners.ts';

const MIGRATIONS = join(import.meta.dirname, '../database/migrations');
const LISTENERS = Number(process.env.BENCH_LISTENERS ?? 10_000);
const WARM_UP = 4;
const EVENTS = 20;
const EVERY_MS = 500;
const KB = 1000;
const TARGET_MS = 250;
const TARGET_KB = 25;

interface Measured extends Latencies {
  bytesPerListener: number;
}

export default async function live(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'live-bench-'));
  const log = createConsoleLog('warn');
  const server = await startEmbeddedPostgres({ dataDir, log, testMode: true });
  const database = await openDatabase(server.url, { log });
  try {
    await migrateToLatest(database.db, MIGRATIONS, log);
    const ours = await measure('live', [server.url], (_url, number) => commit(database, number));
    const bare = await measure('bare-broadcast', [], publishBare);
    const name = `${LISTENERS.toLocaleString('en')} listeners of one topic`;
    return [
      resultOf({
        name: `${name}, commit to heard, p99 ÷ bare connections`,
        unit: 'ms',
        ours: ours.p99,
        baseline: bare.p99,
        target: { atMost: TARGET_MS },
      }),
      resultOf({
        name: `${name}, commit to heard, p50 ÷ bare connections`,
        unit: 'ms',
        ours: ours.p50,
        baseline: bare.p50,
      }),
      resultOf({
        name: 'memory of a listener ÷ of a bare connection',
        unit: 'kB',
        ours: ours.bytesPerListener / KB,
        baseline: bare.bytesPerListener / KB,
        target: { atMost: TARGET_KB },
      }),
    ];
  } finally {
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** @param tell creates an event with this number and returns the time just before its commit */
async function measure(
  name: string,
  args: readonly string[],
  notify: (url: string, number: number) => Promise<number>,
): Promise<Measured> {
  const server = await startServer(serverFile(name), { args });
  try {
    const before = await residentBytes(server.url);
    const listeners = await startListeners({
      url: server.url,
      count: LISTENERS,
      topic: tradeTopics.all,
      numberIn: '"data":(\\d+)',
    });
    const moments: Moments = {};
    for (let number = 1; number <= WARM_UP + EVENTS; number += 1) {
      const [at] = await Promise.all([notify(server.url, number), delay(EVERY_MS)]);
      if (number > WARM_UP) moments[number] = at;
    }
    await delay(EVERY_MS);
    const bytesPerListener = ((await residentBytes(server.url)) - before) / LISTENERS;
    const received = await listeners.sendRequest(moments);
    listeners.stop();
    if (received.received !== LISTENERS * EVENTS) throw new Error(`Only ${received.received} times an event was heard`);
    return { ...received, bytesPerListener };
  } finally {
    await server.stop();
  }
}

async function commit({ db }: DatabaseConnection, number: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await insertEvents(transaction, new Date(), [{ topics: [tradeTopics.all], type: 'bench.happened', data: number }]);
    return performance.timeOrigin + performance.now();
  });
}

async function publishBare(url: string, number: number): Promise<number> {
  const at = performance.timeOrigin + performance.now();
  await fetch(`${url}/tell?n=${number}`);
  return at;
}

async function residentBytes(url: string): Promise<number> {
  const answer = (await (await fetch(`${url}/memory`)).json()) as { resident: number };
  return answer.resident;
}
