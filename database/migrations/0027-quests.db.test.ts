import { readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentSchema } from '#features/content/documents/document-schema.ts';
import { toPlainText } from '#features/content/documents/document-text.rules.ts';
import { insertArticle } from '#tests/factories/articles.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { textOf } from '#tests/support/html.ts';
import { storeOldQuests } from '#tests/support/old-quests.ts';
import { up } from './0027-quests.ts';

const SOURCE = new URL('../../game-data/sources/quests.json', import.meta.url);

let test: TestDatabase;
let shipped: { title: string; content: string; status: number }[];

beforeAll(async () => {
  const rows: { id?: number; title: string; content: string; status: number }[] = JSON.parse(
    await readFile(SOURCE, 'utf8'),
  );
  shipped = rows.filter(({ id }) => id !== undefined);
  test = await createTestDatabase();
  const { db } = test;
  await sql`delete from article_version where kind = 'quest'`.execute(db);
  await sql`delete from article where kind = 'quest'`.execute(db);
  await sql`drop sequence article_quest_id`.execute(db);
  await sql`alter table article drop column status`.execute(db);
  await storeOldQuests(db, shipped);
  await sql`insert into quest (id, title, content, status, thumbnail_url, deleted_at)
    values (9, '지운 일', '<div>손으로 쓴 <b>글</b></div>', 3, '/icons/x.png', '2026-05-01')`.execute(db);
  await sql`select setval('quest_id_seq', 9)`.execute(db);
  await up(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));
});
afterAll(() => test.drop());

it('makes each quest a document that says the same, letter for letter', async () => {
  const rows = await test.db.selectFrom('article').selectAll().where('kind', '=', 'quest').orderBy('id').execute();
  expect(rows.map(({ id, title, status }) => [id, title, status])).toEqual([
    ...shipped.map(({ title, status }, index) => [index + 1, title, status]),
    [9, '지운 일', 3],
  ]);
  for (const [index, { content }] of shipped.entries()) {
    const document = rows[index]?.document;
    expect(documentSchema.parse(document)).toEqual(document);
    expect(document && toPlainText(document).replaceAll(/\s+/g, '')).toBe(textOf(content).replaceAll(/\s+/g, ''));
    expect(rows[index]).toMatchObject({ version: 1, is_active: true, author_id: null });
    expect(rows[index]?.published_at).toEqual(rows[index]?.created_at);
  }
});

it('keeps deleted ones deleted, with picture, history and a free id for the next', async () => {
  const gone = await test.db.selectFrom('article').selectAll().where('id', '=', 9).executeTakeFirstOrThrow();
  expect(gone).toMatchObject({
    deleted_at: new Date('2026-05-01'),
    thumbnail_url: '/icons/x.png',
    summary: '손으로 쓴 글',
  });
  const versions = await test.db
    .selectFrom('article_version')
    .select(['id', 'version'])
    .where('kind', '=', 'quest')
    .execute();
  expect(versions).toHaveLength(shipped.length + 1);
  expect(await insertArticle(test.db, { kind: 'quest', title: '새 일' })).toBe(10);
});
