import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFactsDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database-proxy.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';
import { statusOf, textOf } from './answers.ts';

/** Static data and pages: they come from memory, kept already or not. */
const FROM_MEMORY = [
  '/',
  '/items/655',
  '/items/656',
  '/maps/22',
  '/api/items/',
  '/api/items/655',
  '/api/search?q=도토리',
];
const NEW_NAME = '이름을바꾼것';
const PATIENCE = { timeout: 60_000 };

describe('the database goes away while the site is open', () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let site: ServedSite;

  beforeAll(async () => {
    database = await createFactsDatabase();
    proxy = await openDatabaseProxy(database.url);
    site = await serveSite({ DATABASE_URL: proxy.url });
    expect(await statusOf(site, '/items/655')).toBe(200);
  });

  afterAll(async () => {
    await site?.stop();
    await proxy?.close();
    await database?.drop();
  });

  async function expectAway(): Promise<void> {
    await expect.poll(() => statusOf(site, '/api/health/ready'), PATIENCE).toBe(503);
    for (const path of FROM_MEMORY) expect([path, await statusOf(site, path)]).toEqual([path, 200]);
    expect(await statusOf(site, '/api/health/live')).toBe(200);
    const quests = await fetch(`${site.origin}/api/quests`);
    expect(quests.status).toBe(503);
    expect(Number(quests.headers.get('retry-after'))).toBeGreaterThan(0);
    const body: unknown = await quests.json();
    expect(body).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE', message: expect.stringMatching(/[가-힣]/) });
    expect(JSON.stringify(body)).not.toMatch(/ECONN|postgres|select|at /i);
  }

  async function expectBack(): Promise<void> {
    await expect.poll(() => statusOf(site, '/api/health/ready'), PATIENCE).toBe(200);
    expect(await statusOf(site, '/api/quests')).toBe(200);
  }

  it.each([
    ['refuses', () => proxy.shut()],
    ['hangs', () => proxy.jam()],
  ] as const)(
    'goes on from memory, says so, and is whole again when it comes back after it %s',
    { tags: 'sweep' },
    async (_, leave) => {
      await expectBack();
      await leave();
      await expectAway();
      await proxy.reopen();
      await expectBack();
    },
  );

  it('hears again of changes that were made while it was away', async () => {
    await proxy.shut();
    await database.db.updateTable('item').set({ name: NEW_NAME }).where('id', '=', 655).execute();
    const versions = database.db.selectFrom('data_version').selectAll().orderBy('id', 'desc');
    const { id: _, ...last } = await versions.limit(1).executeTakeFirstOrThrow();
    await database.db
      .insertInto('data_version')
      .values({ ...last, bases: null, version: 'changed-by-hand' })
      .execute();
    const isShown = async () => (await textOf(site, '/items/655')).includes(NEW_NAME);
    expect(await isShown()).toBe(false);
    await proxy.reopen();
    await expect.poll(isShown, PATIENCE).toBe(true);
  });
});
