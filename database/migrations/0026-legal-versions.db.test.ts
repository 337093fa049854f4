import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { insertProfile } from '#tests/factories/people.ts';
import { testDatabase } from '#tests/support/database.ts';
import { up } from './0026-legal-versions.ts';

const test = testDatabase();
beforeAll(async () => {
  await sql`drop table legal_version`.execute(test.db);
  await sql`delete from consent`.execute(test.db);
  await sql`alter table consent drop column terms_version, drop column policy_version,
    alter column version set not null`.execute(test.db);
});

it('takes a consent of the release before as one to the first version of both, older ones as older, and loses nothing', async () => {
  const { id: profileId } = await insertProfile(test.db);
  const at = new Date('2026-11-20T03:00:00Z');
  for (const day of ['2026-11-25', '2026-12-04']) {
    await sql`insert into consent (profile_id, version, agreed_at) values (${profileId}, ${day}, ${at})`.execute(
      test.db,
    );
  }
  await up(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));
  const consents = await test.db
    .selectFrom('consent')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  expect(consents).toEqual([
    expect.objectContaining({ version: '2026-11-25', terms_version: 0, policy_version: 0, agreed_at: at }),
    expect.objectContaining({ version: '2026-12-04', terms_version: 1, policy_version: 1, agreed_at: at }),
  ]);
  await expect(
    sql`insert into consent (profile_id, agreed_at) values (${profileId}, now())`.execute(test.db),
  ).rejects.toThrow('terms_version');
});
