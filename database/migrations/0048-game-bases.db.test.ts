import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { up } from './0048-game-bases.ts';

const test = testDatabase();

it('calls what operators imported uploads, and keeps every version', async () => {
  await sql`drop table game_override, game_base, game_base_set, data_release`.execute(test.db);
  await sql`alter table data_version drop column by, drop column note, drop column bases,
    drop constraint data_version_origin_check,
    add constraint data_version_origin_check check (origin in ('project', 'operator'))`.execute(test.db);
  for (const origin of ['project', 'operator', 'project'])
    await sql`insert into data_version (origin, source_hash, version, added, changed, removed, has_seeded_quests)
      values (${origin}, '', '', 1, 2, 3, true)`.execute(test.db);
  await up(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));
  const rows = await test.db.selectFrom('data_version').select(['origin', 'removed', 'bases']).orderBy('id').execute();
  expect(rows).toEqual(['project', 'upload', 'project'].map((origin) => ({ origin, removed: 3, bases: null })));
});
