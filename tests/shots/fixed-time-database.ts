import pg from 'pg';
import openTestServer from '#tests/support/global-database.ts';
import { testDatabases } from '#tests/support/test-databases.ts';
import { atDatabase, openAdmin, quoted, TEST_DATABASE_PREFIX, type TestDatabases } from '#tests/support/test-server.ts';

/** An empty database whose `now()` stands still. */
export interface FixedTimeDatabase {
  url: string;
  setNow(now: Date): Promise<void>;
  /** Waits until the statement, which counts the remaining work, returns 0. */
  untilNone(statement: string): Promise<void>;
  drop(): Promise<void>;
}

const PATIENCE_MS = 120_000;
const RETRY_AFTER_MS = 100;

export async function createFixedTimeDatabase(now: Date): Promise<FixedTimeDatabase> {
  const closeServer = await openTestServer();
  const url = await createDatabase(testDatabases());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const database: FixedTimeDatabase = {
    url,
    async setNow(moment) {
      const body = `language sql stable return timestamptz '${moment.toISOString()}'`;
      await client.query(`create or replace function public.now() returns timestamptz ${body}`);
    },
    async untilNone(statement) {
      const until = performance.now() + PATIENCE_MS;
      while ((await client.query<{ count: string }>(statement)).rows[0]?.count !== '0') {
        if (performance.now() > until) throw new Error(`still not 0: ${statement}`);
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      }
    },
    async drop() {
      await client.end();
      // Drops every database of this run with it.
      await closeServer();
    },
  };
  await database.setNow(now);
  return database;
}

async function createDatabase({ url, runId }: TestDatabases): Promise<string> {
  const name = `${TEST_DATABASE_PREFIX}${runId}_shots`;
  const admin = await openAdmin(url);
  await admin.query(`create database ${quoted(name)} template template0`);
  // Names resolve in `public` first, so `now()` there replaces the system's own.
  await admin.query(`alter database ${quoted(name)} set search_path = public, pg_catalog`);
  await admin.end();
  return atDatabase(url, name);
}
