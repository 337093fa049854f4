import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { insertArticle } from '#tests/factories/articles.ts';
import { insertGuild } from '#tests/factories/guilds.ts';
import { testDatabase } from '#tests/support/database.ts';
import { up } from './0025-images.ts';

const test = testDatabase();
beforeAll(async () => {
  await sql`alter table guild drop column icon_image_id, drop column icon_changed_at`.execute(test.db);
  await sql`alter table article drop constraint article_thumbnail_image_id_fkey, drop column thumbnail_url`.execute(
    test.db,
  );
  await sql`drop table image_file, image`.execute(test.db);
});

const textsOf = async () => [
  await test.db.selectFrom('article').select(['id', 'title', 'summary', 'version']).orderBy('id').execute(),
  await test.db.selectFrom('guild').select(['id', 'name', 'tint']).orderBy('id').execute(),
];

it('gives articles and guilds of the release before their pictures, and changes nothing else of them', async () => {
  await insertArticle(test.db, { kind: 'guide', title: '옛 길잡이' });
  await insertGuild(test.db, {});
  const before = await textsOf();
  await up(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));
  expect(await textsOf()).toEqual(before);
  const row = { name: 'a'.repeat(32), at: new Date(), width: 9, height: 9, bytes: 3 };
  const { id } = await test.db.insertInto('image').values(row).returning('id').executeTakeFirstOrThrow();
  await test.db
    .insertInto('image_file')
    .values({ image_id: id, width: 9, bytes: Buffer.from('abc') })
    .execute();
  await test.db.updateTable('article').set({ thumbnail_image_id: id }).execute();
  await expect(test.db.deleteFrom('image').where('id', '=', id).execute()).rejects.toThrow('article');
  await test.db.updateTable('article').set({ thumbnail_image_id: null }).execute();
  await test.db.deleteFrom('image').where('id', '=', id).execute();
  expect(await test.db.selectFrom('image_file').selectAll().execute()).toEqual([]);
});
