import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { restoreTo } from '#platform/backup/base/restore-to.ts';
import { takeBaseCopy } from '#platform/backup/base/take-base-copy.ts';
import {
  columnList,
  disableTriggers,
  dropForeignKeys,
  emptyTables,
  findTables,
} from '#platform/backup/portable/layout.repository.ts';
import { restorePortable } from '#platform/backup/portable/restore-portable.ts';
import { takePortable } from '#platform/backup/portable/take-portable.ts';
import { openDatabase } from '#platform/database/connect.ts';
import { runningArchive } from '#platform/database/embedded/archive.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { MIGRATIONS } from '#platform/database/migrated-database.ts';
import { withClient } from '#platform/database/with-client.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import { createConsoleLog, silentLog } from '#platform/log/log.ts';
import { postmasterPid } from '#tests/support/embedded-postgres.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { type BenchResult, compare, p99, resultOf } from './harness.ts';
import { makeMarket } from './trades-market.ts';

const BACKUP_COMMAND = fileURLToPath(new URL('../src/app/backup-command.ts', import.meta.url));
const TRADES = 1_000_000;
const DAYS = 365;
const SITE = 'https://bench.example';
const MIB = 1024 * 1024;
const WRITERS = 8;
const WRITING_MS = 10_000;
const SAMPLE_MS = 50;
/** Of writing before the data folder is deleted, and a little more: two of the archive's minutes and a half. */
const LOSS_MS = 160_000;
/** Of each of two writers after a write: together some 300 writes a second. */
const PLAYERS_PAUSE_MS = 5;

/** A site with a million trades: taking it, restoring it, and what both cost those who write meanwhile. */
export default async function backups(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'baramnaru-bench-'));
  // For the user that runs PostgreSQL where this one is root.
  await chmod(folder, 0o755);
  const log = createConsoleLog('warn');
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log });
  try {
    const market = await makeMarket(server.url, 'market', buildCatalog(await gameDataFromSources()), {
      trades: TRADES,
      days: DAYS,
    });
    await market.close();
    const url = addressOf(server.url, 'market');
    const results = [...(await taking(url, folder)), ...(await restoring(server.url, url, folder))];
    return [...results, await archiving(folder), ...(await losing(folder))];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function taking(url: string, folder: string): Promise<BenchResult[]> {
  const took = await compare({
    name: 'a portable backup of 1,000,000 trades ÷ bare COPY of the same tables',
    unit: 'ms',
    rounds: 3,
    target: { ratioAtMost: 1.5 },
    ours: () => timed(() => take(url, join(folder, 'taken'))),
    baseline: () => timed(() => copyBare(url, join(folder, 'bare'))),
  });
  globalThis.gc?.();
  const idle = process.memoryUsage.rss();
  let most = idle;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, SAMPLE_MS);
  await take(url, join(folder, 'watched'));
  clearInterval(sampling);
  const busySite = { pauseMs: PLAYERS_PAUSE_MS };
  const quiet = await writesOver(url, () => pause(WRITING_MS), busySite);
  const meanwhile = await writesOver(url, () => takeByCommand(url, join(folder, 'meanwhile')), busySite);
  return [
    took,
    resultOf({
      name: 'memory of a backup above idle',
      unit: 'MiB',
      ours: (most - idle) / MIB,
      baseline: idle / MIB,
      target: { atMost: 150 },
    }),
    resultOf({
      name: 'p99 of writes during a backup ÷ quiet',
      unit: 'ms',
      ours: p99(meanwhile),
      baseline: p99(quiet),
      target: { ratioAtMost: 1.5 },
    }),
  ];
}

async function restoring(serverUrl: string, url: string, folder: string): Promise<BenchResult[]> {
  const { file } = await take(url, join(folder, 'whole'));
  const bare = join(folder, 'bare');
  await copyBare(url, bare);
  // One for each round: the owner of an embedded server cannot drop a database that autovacuum is at work in.
  let made = 0;
  const nextDatabase = () => createEmptyDatabase(serverUrl, `restored_${++made}`);
  const result = await compare({
    name: 'a restore of 1,000,000 trades ÷ bare COPY FROM with indexes',
    unit: 'ms',
    rounds: 3,
    target: { ratioAtMost: 3 },
    async ours() {
      const target = await nextDatabase();
      return timed(() =>
        restorePortable({
          url: target,
          file,
          identities: [],
          site: SITE,
          log: silentLog,
          print: () => {},
          mayReplace: async () => false,
          afterLoad: async () => {},
        }),
      );
    },
    async baseline() {
      const target = await nextDatabase();
      const { db, close } = await openDatabase(target, { log: silentLog, statementTimeoutMs: 0 });
      await migrateToLatest(db, MIGRATIONS, silentLog);
      await installJobs(target, silentLog);
      await close();
      return loadBare(target, bare);
    },
  });
  return [result];
}

async function archiving(folder: string): Promise<BenchResult> {
  let round = 0;
  const perSecond = async (backupDir: string | undefined) => {
    const dataDir = await mkdtemp(join(folder, 'archive-'));
    const server = await startEmbeddedPostgres({ dataDir, log: silentLog, ...(backupDir && { backupDir }) });
    try {
      if (backupDir && (await runningArchive(server.url)) === '') throw new Error('The log is not archived.');
      await onClient(server.url, (client) => client.query('create table trade (id bigint primary key, price bigint)'));
      const writes = await writesOver(server.url, () => pause(WRITING_MS), { statement: INSERT, writers: WRITERS });
      return (writes.length * 1000) / WRITING_MS;
    } finally {
      await server.stop();
    }
  };
  return compare({
    name: 'writes a second with the archive on ÷ off',
    unit: 'writes/s',
    rounds: 3,
    target: { ratioAtLeast: 0.9 },
    ours: () => perSecond(join(folder, `backups-${++round}`)),
    baseline: () => perSecond(undefined),
  });
}

/** The data folder is deleted while many write; the site's own archive and base copy bring it back. */
async function losing(folder: string): Promise<BenchResult[]> {
  const home = join(folder, 'lost');
  const places = {
    dataDir: join(home, 'postgres'),
    backupDir: join(folder, 'lost-backups'),
    identityFile: join(home, 'backup-identity'),
    log: silentLog,
    progress: () => {},
  };
  const server = await startEmbeddedPostgres(places);
  await onClient(server.url, (client) => client.query('create table trade (id bigint primary key, price bigint)'));
  await takeBaseCopy({ url: server.url, backupDir: places.backupDir, site: SITE, release: 'bench' });
  const acknowledged = new Map<number, number>();
  const writing = writesOver(server.url, () => pause(LOSS_MS), {
    statement: INSERT,
    writers: WRITERS,
    pauseMs: PLAYERS_PAUSE_MS,
    onWritten: (id) => acknowledged.set(id, Date.now()),
  });
  await pause(LOSS_MS - WRITING_MS);
  const lostAt = Date.now();
  process.kill(await postmasterPid(places.dataDir), 'SIGKILL');
  await writing.catch(() => undefined);
  await server.stop().catch(() => undefined);
  await rm(home, { recursive: true, force: true, maxRetries: 50 });

  const restored = await restoreTo(places, ({ url }) =>
    onClient(url, async (client) => {
      const { rows } = await client.query<{ id: string }>('select id from trade');
      return new Set(rows.map(({ id }) => Number(id)));
    }),
  );
  const lost = [...acknowledged].filter(([id]) => !restored.has(id));
  const oldest = Math.min(lostAt, ...lost.map(([, at]) => at));
  return [
    resultOf({
      name: 'age of the oldest write that is lost with the data folder ÷ the limit',
      unit: 's',
      ours: (lostAt - oldest) / 1000,
      baseline: 60,
      target: { ratioAtMost: 1 },
    }),
    resultOf({
      name: 'writes lost with the data folder ÷ all that were acknowledged',
      unit: 'writes',
      ours: lost.length,
      baseline: acknowledged.size,
    }),
  ];
}

const UPDATE = 'update trade set price = coalesce(price, 0) + 1 where id = $1';
const INSERT = 'insert into trade values ($1, 1000)';

interface WriteOptions {
  statement?: string;
  writers?: number;
  /** After a write of each writer. */
  pauseMs?: number;
  onWritten?(id: number): void;
}

/** Milliseconds of each write while something else is done. */
async function writesOver(
  url: string,
  work: () => Promise<unknown>,
  { statement = UPDATE, writers = 2, pauseMs = 0, onWritten }: WriteOptions = {},
): Promise<number[]> {
  const took: number[] = [];
  let isOver = false;
  let next = 1;
  const write = () =>
    onClient(url, async (client) => {
      while (!isOver) {
        const startedAt = performance.now();
        const id = next++;
        await client.query({ name: 'write', text: statement, values: [id] });
        took.push(performance.now() - startedAt);
        onWritten?.(id);
        if (pauseMs > 0) await pause(pauseMs);
      }
    });
  const writing = Promise.all(Array.from({ length: writers }, write));
  // A writer that fails ends it.
  await Promise.race([work(), writing]);
  isOver = true;
  await writing;
  return took;
}

function take(url: string, to: string) {
  return onClient(url, async (client) => {
    await rm(to, { recursive: true, force: true });
    const auditHead = async () => null;
    return takePortable({ client, to, recipients: [], site: SITE, release: 'bench', auditHead });
  });
}

/** As an operator does, in a process of its own. */
async function takeByCommand(url: string, to: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url, PUBLIC_SITE_URL: SITE };
  const child = spawn(process.execPath, [BACKUP_COMMAND, '--to', to], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm run backup ended with ${code}`);
}

function copyBare(url: string, folder: string): Promise<void> {
  return onClient(url, async (client) => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const { name, quoted, columns } of await findTables(client)) {
      const source = client.query(copyTo(`copy ${quoted} (${columnList(columns)}) to stdout`));
      await pipeline(source, createWriteStream(join(folder, name), { flush: true }));
    }
  });
}

/** Milliseconds of the COPYs alone. */
function loadBare(url: string, folder: string): Promise<number> {
  return onClient(url, async (client) => {
    const tables = await findTables(client);
    await dropForeignKeys(client);
    await disableTriggers(client);
    await emptyTables(client, tables);
    return timed(async () => {
      await client.query('begin');
      for (const { name, quoted, columns } of tables) {
        const target = client.query(copyFrom(`copy ${quoted} (${columnList(columns)}) from stdin`));
        await pipeline(createReadStream(join(folder, name)), target);
      }
      await client.query('commit');
    });
  });
}

function onClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  return withClient({ connectionString: url }, use);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
