import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApiApp } from '#tests/support/api-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { questSchema } from './quest.contract.ts';

let test: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createApiApp({ db: test.db, isDatabaseReachable: () => test.database.isReachable() });
  const quest = (title: string, status: number) => ({ title, content: '<p>내용</p>', status, thumbnail_url: null });
  await test.db
    .insertInto('quest')
    .values([
      { ...quest('첫째', 1), deleted_at: null },
      { ...quest('둘째', 2), deleted_at: null },
      { ...quest('지운 것', 1), deleted_at: new Date() },
      { ...quest('셋째', 3), deleted_at: null },
    ])
    .execute();
});

afterAll(async () => {
  await app.close();
  await test.drop();
});

async function titlesOf(url: string): Promise<string[]> {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  return z
    .array(z.strictObject(questSchema.shape))
    .parse(answer.json())
    .map(({ title }) => title);
}

describe('quests', () => {
  it('are sorted newest first, without deleted ones', async () => {
    expect(await titlesOf('/api/quests')).toEqual(['셋째', '둘째', '첫째']);
    expect(await titlesOf('/api/quests?status=1')).toEqual(['첫째']);
  });

  it('are paged, each once', async () => {
    const seen: string[] = [];
    let url: string | undefined = '/api/quests?limit=1';
    while (url !== undefined && seen.length < 10) {
      seen.push(...(await titlesOf(url)));
      const link: string = String((await app.inject(url)).headers.link ?? '');
      url = /^<([^>]+)>; rel="next"$/.exec(link)?.[1];
    }
    expect(seen).toEqual(['셋째', '둘째', '첫째']);
  });

  it('can be read one by one, but not a deleted one', async () => {
    const all = await test.db.selectFrom('quest').select(['id', 'title']).execute();
    const statusOf = async (title: string) => {
      const id = all.find((row) => row.title === title)?.id;
      return (await app.inject(`/api/quests/${id}`)).statusCode;
    };
    expect([await statusOf('둘째'), await statusOf('지운 것')]).toEqual([200, 404]);
  });
});

describe('readiness', () => {
  it('requires a database that answers', async () => {
    expect((await app.inject('/api/health/ready')).json()).toMatchObject({ status: 'ready', database: 'reachable' });
  });
});
