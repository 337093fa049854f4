import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { questSchema } from './quest.contract.ts';
import { findQuestById, findQuests } from './quest.repository.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  const quest = (id: number, status: number, deletedAt: Date | null = null) => ({
    id,
    title: `할 일 ${id}`,
    content: '<p>해 봅니다.</p>',
    status,
    thumbnail_url: null,
    deleted_at: deletedAt,
  });
  await test.db
    .insertInto('quest')
    .values([quest(1, 1), quest(2, 3), quest(3, 1, new Date())])
    .execute();
});
afterAll(() => test.drop());

it('never returns a deleted quest', async () => {
  expect((await findQuests(test.db)).map(({ id }) => id).sort()).toEqual([1, 2]);
  expect(await findQuestById(test.db, 3)).toBeUndefined();
});

it('finds by status, and one by id, in the shape of the contract', async () => {
  expect((await findQuests(test.db, { status: 3 })).map(({ id }) => id)).toEqual([2]);
  expect(questSchema.parse(await findQuestById(test.db, 1)).title).toBe('할 일 1');
});
