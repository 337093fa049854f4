import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { insertParty } from '#tests/factories/parties.ts';
import { testDatabase } from '#tests/support/database.ts';
import { up } from './0032-channels.ts';

const TABLES = ['party', 'broadcast'];

const test = testDatabase();
beforeAll(async () => {
  for (const table of TABLES) {
    const constraint = sql.ref(`${table}_channel_check`);
    await sql`alter table ${sql.table(table)} drop constraint ${constraint},
      add constraint ${constraint} check (channel between 0 and 200)`.execute(test.db);
  }
});

/** A table that is written anew gets another file. */
const filesOf = async () =>
  (
    await sql`select relname, relfilenode from pg_class where relname = any(${TABLES}) order by relname`.execute(
      test.db,
    )
  ).rows;

const channelsOf = async () =>
  (await test.db.selectFrom('party').select('channel').orderBy('id').execute()).map(({ channel }) => channel);

it('lets stored channels stand and takes four digits, without writing a table anew', async () => {
  await insertParty(test.db, { channel: 0 });
  await insertParty(test.db, { channel: 200 });
  await expect(insertParty(test.db, { channel: 201 })).rejects.toThrow('party_channel_check');
  const files = await filesOf();
  await up(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));
  expect(await filesOf()).toEqual(files);
  await insertParty(test.db, { channel: 9999 });
  for (const channel of [10_000, -1]) {
    await expect(insertParty(test.db, { channel })).rejects.toThrow('party_channel_check');
  }
  expect(await channelsOf()).toEqual([0, 200, 9999]);
  const valid = await sql<{ convalidated: boolean }>`select convalidated from pg_constraint
    where conname in ('party_channel_check', 'broadcast_channel_check')`.execute(test.db);
  expect(valid.rows.map(({ convalidated }) => convalidated)).toEqual([true, true]);
});
