import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { up } from './0051-moments-and-refusals.ts';

const MINUTE = new Date('2026-01-01T00:00:00.000Z');

const test = testDatabase();

it('sums up the security log of before by minute and kind', async () => {
  await sql`drop table security_total; drop index sanction_ends`.execute(test.db);
  const events = (kind: string, counts: readonly number[]) =>
    counts.map((count, nth) => ({ minute: MINUTE, kind, address_hash: Buffer.alloc(16, nth), count }));
  await test.db
    .insertInto('security_event')
    .values([...events('refused-401', [2, 3]), ...events('sign-in', [1])])
    .execute();
  await up(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));
  expect(await test.db.selectFrom('security_total').selectAll().orderBy('kind').execute()).toEqual([
    { minute: MINUTE, kind: 'refused-401', count: 5 },
    { minute: MINUTE, kind: 'sign-in', count: 1 },
  ]);
});
