import { once } from 'node:events';
import { promises as fs } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Logger, runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Db } from '#platform/database/db.ts';
import { createEmptyDatabase } from './database.ts';
import { type FakeReceiver, openFakeReceiver } from './fake-receiver.ts';
import { type ServedSite, type Settings, serveSite } from './served-site.ts';
import { readStoredFixture, type StoredDatabase, type StoredFixture } from './stored-fixture.ts';

const MIGRATIONS = fileURLToPath(new URL('../../database/migrations', import.meta.url));
/** Stays far below PostgreSQL's limit of parameters per statement. */
const ROWS_AT_ONCE = 100;

export interface StoredSite extends StoredFixture {
  site: ServedSite;
  databaseUrl: string;
  receiver: FakeReceiver;
  rows(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Starts the queue, which is paused until then; jobs scheduled for later still wait. */
  releaseQueue(): Promise<void>;
  close(): Promise<void>;
}

export async function openStoredSite(settings: Settings = {}): Promise<StoredSite> {
  const [receiver, test, port] = await Promise.all([openFakeReceiver(), createEmptyDatabase(), freePort()]);
  const fixture = readStoredFixture({ siteUrl: `http://127.0.0.1:${port}`, receiverUrl: receiver.url });
  await restoreFixture(test.db, test.url, fixture.database);
  const site = await serveSite({
    DATABASE_URL: test.url,
    PORT: String(port),
    RATE_LIMIT_SCALE: '100',
    AUTH_DISCORD_URL: receiver.url,
    ...settings,
  });
  return {
    ...fixture,
    site,
    databaseUrl: test.url,
    receiver,
    rows: async (text, values = []) => (await test.database.pool.query(text, [...values])).rows,
    async releaseQueue() {
      await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
        where run_at < now() + interval '13 hours'`.execute(test.db);
    },
    async close() {
      await site.stop();
      await receiver.close();
      await test.drop();
    },
  };
}

export async function restoreFixture(db: Db, url: string, { migration, ...stored }: StoredDatabase): Promise<void> {
  await migrateTo(db, migration);
  await runMigrations({ connectionString: url, logger: new Logger(() => () => {}) });
  await db.transaction().execute(async (transaction) => {
    for (const [table, { columns, rows }] of Object.entries(stored.tables)) {
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        await insertRows(transaction, table, columns, rows.slice(start, start + ROWS_AT_ONCE));
      }
    }
    for (const [name, value] of Object.entries(stored.sequences)) {
      await sql`select setval(${name}::regclass, ${value})`.execute(transaction);
    }
    for (const { task, payload, minutes, maxAttempts, key } of stored.jobs) {
      await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, max_attempts => ${maxAttempts}::integer,
        job_key => ${key}::text, run_at => now() + ${minutes === 0 ? '12 hours' : `1 day ${minutes} minutes`}::interval)`.execute(
        transaction,
      );
    }
  });
}

async function migrateTo(db: Db, name: string): Promise<void> {
  const provider = new FileMigrationProvider({
    fs: { readdir: async (folder) => (await fs.readdir(folder)).filter((file) => !file.endsWith('.test.ts')) },
    path,
    migrationFolder: MIGRATIONS,
    import: (file: string) => import(/* @vite-ignore */ pathToFileURL(file).href),
  });
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  if (error) throw error;
}

async function insertRows(
  db: Db,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(row)})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value values ${sql.join(values)}`.execute(db);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
