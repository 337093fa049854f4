import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import type { Db } from '#platform/database/db.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { cloneDatabase, dropDatabase } from './database-clone.ts';
import { openedForTests } from './opened-for-tests.ts';
import { testDatabases } from './test-databases.ts';

export interface TestDatabase {
  url: string;
  db: Db;
  database: DatabaseConnection;
  drop(): Promise<void>;
}

/**
 * A database of its own with all migrations applied and no rows; takes about 50 ms. Tests of one file see the rows of
 * earlier tests: give each its own profile or item.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(testDatabases().template);
}

/** A migrated database with the project's facts: a site that starts over it imports nothing. */
export function createFactsDatabase(): Promise<TestDatabase> {
  return createFrom(testDatabases().factsTemplate);
}

export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

async function createFrom(template: string): Promise<TestDatabase> {
  const databases = testDatabases();
  const url = await cloneDatabase(databases, template);
  const database = await openDatabase(url, {
    log: createConsoleLog('warn'),
    applicationName: 'test',
    // A machine that is busy with other tests is no database out of reach.
    connectTimeoutMs: 60_000,
  });
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

/** One per test file. */
export const testDatabase = (): TestDatabase => openedForTests(createTestDatabase, (test) => test.drop());
export const emptyTestDatabase = (): TestDatabase => openedForTests(createEmptyDatabase, (test) => test.drop());
