import { inject } from 'vitest';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import type { Db } from '#platform/database/db.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { cloneDatabase, dropDatabase } from './database-clone.ts';

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

/** The same with the project's facts in it: a site that starts over it imports nothing. */
export function createFactsDatabase(): Promise<TestDatabase> {
  return createFrom(inject('testDatabases').factsTemplate);
}

/** The same without any table, for what is tested below the migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

async function createFrom(template: string): Promise<TestDatabase> {
  const databases = inject('testDatabases');
  const url = await cloneDatabase(databases, template);
  const database = await openDatabase(url, { log: createConsoleLog('warn'), applicationName: 'test' });
  return {
    url,
    db: database.db,
    database,
    async drop() {
      await database.close();
      await dropDatabase(databases, url);
    },
  };
}
