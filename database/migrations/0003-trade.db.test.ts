import { readdir } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { onImport } from '#app/site-effects.ts';
import { ensureGameData } from '#game-data/bases/start-facts.ts';
import type { Db } from '#platform/database/db.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { silentLog } from '#platform/log/log.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { storeOldFacts } from '#tests/support/old-facts.ts';
import { storeOldQuests } from '#tests/support/old-quests.ts';
import * as gameData from './0001-game-data.ts';
import * as people from './0002-people.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const FOLDER = import.meta.dirname;
const RELEASED = { '0001-game-data': gameData, '0002-people': people };

/** As the program left a database that knew the game's facts and people. */
async function migrateToPeople(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      transaction,
    );
    await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`.execute(
      transaction,
    );
    await sql`insert into kysely_migration_lock values ('migration_lock', 0)`.execute(transaction);
    for (const [name, { up }] of Object.entries(RELEASED)) {
      await up(transaction);
      await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(transaction);
    }
  });
}

async function namesOfMigrations(): Promise<string[]> {
  const files = await readdir(FOLDER);
  return files
    .filter((file) => /^\d{4}-.*(?<!\.test)\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}

describe('a database of before the market', () => {
  let test: TestDatabase;
  let db: Db;
  beforeEach(async () => {
    test = await createEmptyDatabase();
    db = test.db;
    await migrateToPeople(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));
  });
  afterEach(() => test.drop());

  it('is upgraded in place with all that it holds', async () => {
    await storeOldQuests(db);
    await storeOldFacts(db);
    await sql`insert into profile (user_id, name, name_key, level) values (gen_random_uuid(), '홍길동', '홍길동', 42)`.execute(
      db,
    );
    const items = await db.selectFrom('item').selectAll().orderBy('id').execute();
    expect(items.length).toBeGreaterThan(100);
    const missing = (await namesOfMigrations()).filter((name) => !(name in RELEASED));
    expect(missing).toContain('0003-trade');
    expect(await migrateToLatest(db, FOLDER, silentLog)).toEqual(missing);
    expect(await migrateToLatest(db, FOLDER, silentLog)).toEqual([]);
    const upgraded = items.map((row) => ({ ...row, field_notes: [], disagreements: [] }));
    expect(await db.selectFrom('item').selectAll().orderBy('id').execute()).toEqual(upgraded);
    expect(await db.selectFrom('profile').select(['name', 'level', 'is_sample']).execute()).toEqual([
      { name: '홍길동', level: 42, is_sample: false },
    ]);
  });

  it('is left as it was when the upgrade fails', async () => {
    // A table of somebody else stands where one of ours would.
    await sql`create table watch (id int)`.execute(db);
    await expect(migrateToLatest(db, FOLDER, silentLog)).rejects.toThrow('watch');
    const { rows } = await sql`select to_regclass('trade') as trade, to_regclass('live_event') as live_event`.execute(
      db,
    );
    expect(rows).toEqual([{ trade: null, live_event: null }]);
  });
});

describe('the tables of the market', () => {
  let test: TestDatabase;
  let profileId: number;
  let itemId: number;
  beforeAll(async () => {
    test = await createTestDatabase();
    await ensureGameData({ db: test.db, log: silentLog, onImport, progress: () => {} });
    ({ id: profileId } = await insertProfile(test.db));
    ({ id: itemId } = await test.db.selectFrom('item').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow());
  });
  afterAll(() => test.drop());

  const trade = (parts: Record<string, unknown> = {}) => {
    const at = new Date();
    return test.db
      .insertInto('trade')
      .values({
        profile_id: profileId,
        item_id: itemId,
        item_type: 0,
        game_server: 1,
        trade_type: 1,
        price: 1000,
        lifted_at: at,
        counted_at: at,
        ...parts,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  };

  it('hold one waiting trade of a player and item, and any number of ended ones', async () => {
    await trade();
    await expect(trade()).rejects.toThrow('trade_waiting');
    await trade({ status: 3, cancelled_at: new Date(), cancelled_by: 'owner' });
    await trade({ status: 2, completed_at: new Date() });
    await test.db.deleteFrom('trade').execute();
  });

  it.each([
    ['a price of 0', { price: 0 }],
    ['a price beyond what one can hold', { price: 4_294_967_296 }],
    ['a completed trade without its time', { status: 2 }],
    ['a waiting trade with a time of completion', { completed_at: new Date() }],
    ['a cancelled trade without its time', { status: 3 }],
    ['an unknown side', { trade_type: 3 }],
    ['no pieces', { quantity: 0 }],
  ])('refuse %s', async (_name, parts) => {
    await expect(trade(parts)).rejects.toThrow('check constraint');
  });

  it('note that the prices of a player count no more, or again, through whichever door', async () => {
    await trade();
    const changes = async () => {
      const rows = await test.db.deleteFrom('quote_change').returningAll().execute();
      return rows.map(({ item_id, game_server, due_at }) => ({ item_id, game_server, due_at }));
    };
    const update = (values: { banned_at?: Date | null; level?: number }) =>
      test.db.updateTable('profile').set(values).where('id', '=', profileId).execute();
    expect(await changes()).toEqual([]);
    await update({ level: 50 });
    expect(await changes()).toEqual([]);
    const until = new Date(Date.now() + 60_000);
    const now = { item_id: itemId, game_server: 1, due_at: null };
    await update({ banned_at: until });
    // Now, and when the suspension is over.
    expect(await changes()).toEqual(expect.arrayContaining([now, { ...now, due_at: until }]));
    await update({ banned_at: null });
    expect(await changes()).toEqual([now]);
    await test.db.deleteFrom('trade').execute();
  });
});
