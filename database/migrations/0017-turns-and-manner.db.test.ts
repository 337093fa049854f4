import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { insertParty } from '#tests/factories/parties.ts';
import { testDatabase } from '#tests/support/database.ts';
import { up } from './0017-turns-and-manner.ts';

const test = testDatabase();
beforeAll(async () => {
  await sql`drop table turn_entry, turn_order, manner, notification_choice`.execute(test.db);
  await sql`alter table report drop column thing, drop column party_id, drop column reported_text`.execute(test.db);
});

it('gives parties that share by turns already their turn order, in the order of joining, and others none', async () => {
  const { id, leader_id } = await insertParty(test.db, { item_distribution: 2, others: [{ job: 4 }, { job: 3 }] });
  await insertParty(test.db, { item_distribution: 4, others: [{ job: 4 }] });
  await sql`update party_member set left_at = now(), left_by = 'self' where party_id = ${id} and job = 4`.execute(
    test.db,
  );
  await up(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));
  const orders = await test.db.selectFrom('turn_order').select(['party_id', 'last_number', 'mode']).execute();
  expect(orders).toEqual([{ party_id: id, last_number: 2, mode: 1 }]);
  const entries = await test.db
    .selectFrom('turn_entry')
    .select(['number', 'place', 'profile_id', 'state'])
    .orderBy('place')
    .execute();
  expect(entries.map(({ number, place, state }) => [number, place, state])).toEqual([
    [1, 1, 1],
    [2, 2, 1],
  ]);
  expect(entries[0]?.profile_id).toBe(leader_id);
});
