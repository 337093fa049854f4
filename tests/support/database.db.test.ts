import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { onImport } from '#app/site-effects.ts';
import { readGameData } from '#features/game-data/catalog/catalog.repository.ts';
import { ensureGameData } from '#game-data/bases/start-facts.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { silentLog } from '#platform/log/log.ts';
import { createEmptyDatabase, createFactsDatabase, createTestDatabase } from './database.ts';
import setup from './global-database.ts';
import { publishTestDatabases, testDatabases } from './test-databases.ts';
import { openAdmin, TEST_DATABASE_PREFIX } from './test-server.ts';

async function databaseNames(): Promise<string[]> {
  const admin = await openAdmin(testDatabases().url);
  try {
    const { rows } = await admin.query<{ datname: string }>('select datname from pg_database');
    return rows.map((row) => row.datname);
  } finally {
    await admin.end();
  }
}

describe('createTestDatabase', () => {
  it('gives each caller a migrated database of its own', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await sql`create table mine (id int)`.execute(one.db);
    const { rows } = await sql<{ mine: string | null; migrations: string | null }>`
      select to_regclass('mine')::text as mine, to_regclass('kysely_migration')::text as migrations`.execute(two.db);
    expect(rows).toEqual([{ mine: null, migrations: 'kysely_migration' }]);
    await Promise.all([one.drop(), two.drop()]);
  });

  it('gives a database with the facts, which are then not imported again', async () => {
    const test = await createFactsDatabase();
    const text: string[] = [];
    await ensureGameData({ db: test.db, log: silentLog, onImport, progress: (message) => text.push(message) });
    expect((await readGameData(test.db)).version).toBe((await gameDataFromSources()).version);
    expect(text).toEqual([]);
    await test.drop();
  });

  it('drops the database', async () => {
    const test = await createEmptyDatabase();
    const name = new URL(test.url).pathname.slice(1);
    expect(await databaseNames()).toContain(name);
    await test.drop();
    expect(await databaseNames()).not.toContain(name);
  });
});

describe('the set-up of a run', () => {
  it('removes databases of dead runs, leaves those of living runs, and reuses the template', {
    tags: 'sweep',
  }, async () => {
    const databases = testDatabases();
    const { url, template, factsTemplate } = databases;
    const living = await createEmptyDatabase();
    const leftover = `${TEST_DATABASE_PREFIX}2147483647_left`;
    const admin = await openAdmin(url);
    await admin.query(`create database ${leftover}`);
    await admin.end();

    const tearDown = await setup();
    expect(testDatabases()).toMatchObject({ template, factsTemplate });
    publishTestDatabases(databases);
    expect(await databaseNames()).not.toContain(leftover);
    await tearDown();

    expect(await living.database.isReachable()).toBe(true);
    await living.drop();
  });
});
