import { readdir } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '#platform/database/db.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { silentLog } from '#platform/log/log.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { storeOldFacts } from '#tests/support/old-facts.ts';
import { storeOldQuests } from '#tests/support/old-quests.ts';
import * as gameData from './0001-game-data.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const FOLDER = import.meta.dirname;
const FIRST = '0001-game-data';

/** As the program left a database that knew the game's facts only. */
async function migrateToGameData(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await gameData.up(transaction);
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      transaction,
    );
    await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`.execute(
      transaction,
    );
    await sql`insert into kysely_migration_lock values ('migration_lock', 0)`.execute(transaction);
    await sql`insert into kysely_migration values (${FIRST}, ${new Date().toISOString()})`.execute(transaction);
  });
}

const itemsOf = (db: Db) => db.selectFrom('item').selectAll().orderBy('id').execute();

describe('a database of before people', () => {
  let test: TestDatabase;
  let db: Db;
  beforeEach(async () => {
    test = await createEmptyDatabase();
    db = test.db;
    await migrateToGameData(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));
  });
  afterEach(() => test.drop());

  it('is upgraded in place with all that it holds', async () => {
    await storeOldQuests(db);
    await storeOldFacts(db);
    const before = await itemsOf(db);
    expect(before.length).toBeGreaterThan(100);

    const later = (await readdir(FOLDER))
      .filter((name) => /^\d+-[^.]+\.ts$/.test(name))
      .map((name) => name.slice(0, -3));
    expect(await migrateToLatest(db, FOLDER, silentLog)).toEqual(later.toSorted().filter((name) => name !== FIRST));
    expect(await itemsOf(db)).toEqual(before.map((row) => ({ ...row, field_notes: [], disagreements: [] })));
    expect(await migrateToLatest(db, FOLDER, silentLog)).toEqual([]);

    const { id } = await db.selectFrom('dungeon').select('id').limit(1).executeTakeFirstOrThrow();
    const profile = { user_id: crypto.randomUUID(), name: '홍길동', name_key: '홍길동', last_dungeon_id: id };
    await db.insertInto('profile').values(profile).execute();
    expect(await db.selectFrom('profile').select('last_dungeon_id').execute()).toEqual([{ last_dungeon_id: id }]);
  });

  it('may have a GoTrue of its own beside it', async () => {
    await sql`create schema auth`.execute(db);
    await sql`create table auth.users (id uuid primary key)`.execute(db);
    await sql`create table auth.sessions (id uuid primary key)`.execute(db);
    expect(await migrateToLatest(db, FOLDER, silentLog)).toContain('0002-people');
  });

  it('is left as it was when the upgrade fails', async () => {
    // A table of somebody else stands where one of ours would.
    await sql`create table rate_limit (id int)`.execute(db);
    await expect(migrateToLatest(db, FOLDER, silentLog)).rejects.toThrow('rate_limit');
    const { rows } = await sql`select to_regclass('profile') as profile, to_regnamespace('sign_in') as sign_in`.execute(
      db,
    );
    expect(rows).toEqual([{ profile: null, sign_in: null }]);
    await sql`drop table rate_limit`.execute(db);
    expect(await migrateToLatest(db, FOLDER, silentLog)).toContain('0002-people');
  });
});

describe('the tables of people', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  const refusals: [string, string, string][] = [
    [
      'two living profiles of one name',
      `insert into profile (user_id, name, name_key) values (gen_random_uuid(), 'A', 'a'), (gen_random_uuid(), 'a', 'a')`,
      'profile_name_key',
    ],
    [
      'two profiles of one person',
      `insert into profile (user_id, name, name_key) select '00000000-0000-4000-8000-000000000001', n, n from unnest(array['a', 'b']) n`,
      'profile_user_id_key',
    ],
    ['a living profile of nobody', `insert into profile (name, name_key) values ('a', 'a')`, 'check'],
    [
      'a level of 100',
      `insert into profile (user_id, name, name_key, level) values (gen_random_uuid(), 'a', 'a', 100)`,
      'level',
    ],
    [
      'a fifth job',
      `insert into profile (user_id, name, name_key, job) values (gen_random_uuid(), 'a', 'a', 5)`,
      'job',
    ],
    [
      'a fifth grade',
      `insert into profile (user_id, name, name_key, grade) values (gen_random_uuid(), 'a', 'a', 5)`,
      'grade',
    ],
    [
      'an e-mail in capitals',
      `insert into sign_in.user (email, app_metadata, user_metadata, last_sign_in_at) values ('A@b.c', '{}', '{}', now())`,
      'email',
    ],
    [
      'metadata that is a list',
      `insert into sign_in.user (app_metadata, user_metadata, last_sign_in_at) values ('[]', '{}', now())`,
      'app_metadata',
    ],
    [
      'two keys in use',
      `insert into sign_in.signing_key (kid, private_jwk) values ('a', '{}'), ('b', '{}')`,
      'signing_key_in_use',
    ],
    [
      'a session of nobody',
      `insert into sign_in.session (user_id, method, refresh_key, refreshed_at) values (gen_random_uuid(), 'oauth', '', now())`,
      'foreign key',
    ],
    [
      'an answer without its time',
      `insert into inquiry (user_id, type, content, answer) values (gen_random_uuid(), 1, 'a', 'b')`,
      'check',
    ],
    ['a change of what was done', `delete from audit`, 'only grows'],
    ['an end of what was done', `truncate audit`, 'only grows'],
  ];

  it.each(refusals)('refuse %s', async (_name, statement, reason) => {
    await expect(sql.raw(statement).execute(test.db)).rejects.toThrow(reason);
  });

  it('let the name of a deleted profile be taken again, and its person come back', async () => {
    const { db } = test;
    const userId = crypto.randomUUID();
    const named = { user_id: userId, name: '홍길동', name_key: '홍길동' };
    const { id } = await db.insertInto('profile').values(named).returning('id').executeTakeFirstOrThrow();
    await db
      .updateTable('profile')
      .set({ user_id: null, name: null, name_key: null, deleted_at: new Date() })
      .where('id', '=', id)
      .execute();
    await db.insertInto('profile').values(named).execute();
    const living = db.selectFrom('profile').select('name').where('user_id', '=', userId);
    expect(await living.execute()).toEqual([{ name: '홍길동' }]);
  });

  it('forget with a person all that the provider knew of him', async () => {
    const { db } = test;
    const user = sql<{ id: string }>`insert into sign_in.user (app_metadata, user_metadata, last_sign_in_at)
      values ('{}', '{}', now()) returning id`;
    const id = (await user.execute(db)).rows[0]?.id;
    await sql`insert into sign_in.identity (user_id, provider, provider_id, identity_data, last_sign_in_at)
      values (${id}, 'discord', '1', '{}', now())`.execute(db);
    await sql`insert into sign_in.session (user_id, method, refresh_key, refreshed_at)
      values (${id}, 'oauth', '', now())`.execute(db);
    await sql`insert into sign_in.flow (provider, redirect_to, code_challenge, code_challenge_method, upstream_verifier, user_id)
      values ('discord', '/', 'x', 's256', 'x', ${id})`.execute(db);
    await db.deleteFrom('sign_in.user').execute();
    for (const table of ['sign_in.identity', 'sign_in.session', 'sign_in.flow'] as const) {
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
  });
});
