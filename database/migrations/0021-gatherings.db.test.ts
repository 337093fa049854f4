import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { insertGathering } from '#tests/factories/gatherings.ts';
import { insertGuild, insertGuildPost } from '#tests/factories/guilds.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { testDatabase } from '#tests/support/database.ts';
import { up } from './0021-gatherings.ts';

const test = testDatabase();
beforeAll(async () => {
  await sql`drop table gathering_answer, gathering`.execute(test.db);
});

const rowsOf = async (table: 'guild' | 'guild_member' | 'guild_post') =>
  test.db.selectFrom(table).selectAll().orderBy('id').execute();

it('gives guilds of the release before their schedules, and changes nothing else of them', async () => {
  const member = await insertProfile(test.db);
  const guild = await insertGuild(test.db, { members: [{ profileId: member.id, rank: 3 }] });
  await insertGuildPost(test.db, { guild_id: guild.id, profile_id: member.id });
  const before = [await rowsOf('guild'), await rowsOf('guild_member'), await rowsOf('guild_post')];
  await up(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));
  expect([await rowsOf('guild'), await rowsOf('guild_member'), await rowsOf('guild_post')]).toEqual(before);
  const made = { guild_id: guild.id, creator_id: member.id, repeat: 'weekly' };
  const first = await insertGathering(test.db, { ...made, coming: [member.id] });
  await insertGathering(test.db, { ...made, previous_id: first });
  await expect(insertGathering(test.db, { ...made, previous_id: first })).rejects.toThrow('gathering_previous_id_key');
  await test.db.deleteFrom('guild').where('id', '=', guild.id).execute();
  expect(await test.db.selectFrom('gathering_answer').selectAll().execute()).toEqual([]);
});
