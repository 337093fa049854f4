import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { testDatabase } from '#tests/support/database.ts';
import { expireDrafts } from './article-drafts.service.ts';

const test = testDatabase();

it('erases drafts of who is no operator any more, 30 days after they were last written', async () => {
  const [configured, operator, former] = [randomUUID(), randomUUID(), randomUUID()];
  await test.db.insertInto('operator').values({ user_id: operator, level: OPERATOR_LEVEL.editor }).execute();
  const draft = { id: 0, base_version: 0, rev: 1, document: '{"type":"doc","content":[]}', fields: '{}' };
  const [old, young] = [new Date('2026-10-01T00:00:00Z'), new Date('2026-11-20T00:00:00Z')];
  const rows = [configured, operator, former].map((author_id) => ({
    ...draft,
    author_id,
    kind: 'guide' as const,
    at: old,
  }));
  await test.db.insertInto('article_draft').values(rows).execute();
  await test.db
    .insertInto('article_draft')
    .values({ ...draft, author_id: former, kind: 'notice', at: young })
    .execute();
  const options = { now: new Date('2026-11-27T00:00:00Z'), operatorUserIds: [configured.toUpperCase()] };
  expect(await expireDrafts(test.db, options)).toBe(1);
  const left = await test.db.selectFrom('article_draft').select(['author_id', 'kind']).execute();
  expect(new Set(left.map(({ author_id, kind }) => `${author_id} ${kind}`))).toEqual(
    new Set([`${configured} guide`, `${operator} guide`, `${former} notice`]),
  );
});
