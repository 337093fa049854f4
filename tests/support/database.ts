import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import type { Db } from '#platform/database/db.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { ADMIN_LOCKS, atDatabase, openAdmin, quoted, TEST_DATABASE_PREFIX } from './test-server.ts';

export interface TestDatabase {
  url: string;
  db: Db;
  database: DatabaseConnection;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

/**
 * A database of its own with all migrations applied and nothing in it, about 50 ms. One per test file, in `*.db.test.ts`:
 *
 * ```ts
 * let test: TestDatabase;
 * beforeAll(async () => {
 *   test = await createTestDatabase();
 * });
 * afterAll(() => test.drop());
 * ```
 *
 * Rows that one test leaves are seen by the next one in the file: give each its own profile or item.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(inject('testDatabases').template);
}

/** The same without any table, for what is tested below the migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

async function createFrom(template: string): Promise<TestDatabase> {
  const { url: serverUrl, runId } = inject('testDatabases');
  const name = `${TEST_DATABASE_PREFIX}${runId}_${randomUUID().replaceAll('-', '')}`;
  await administer(
    serverUrl,
    // One at a time: a template may be refused while another copy of it is being made.
    `select pg_advisory_lock(${ADMIN_LOCKS.clone})`,
    `create database ${quoted(name)} template ${quoted(template)}`,
  );
  const url = atDatabase(serverUrl, name);
  const database = await openDatabase(url, { log: createConsoleLog('warn'), applicationName: 'test' });
  return {
    url,
    db: database.db,
    database,
    async drop() {
      await database.close();
      await administer(serverUrl, `drop database if exists ${quoted(name)} with (force)`);
    },
  };
}

/** Locks taken here end with the connection. */
async function administer(serverUrl: string, ...statements: readonly string[]): Promise<void> {
  const admin = await openAdmin(serverUrl);
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}
