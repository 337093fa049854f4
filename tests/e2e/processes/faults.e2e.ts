import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { PROJECT_SOURCES } from '#game-data/import/rows-from-sources.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { createFactsDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database-proxy.ts';
import { failToServe, type ServedSite, serveSite } from '#tests/support/served-site.ts';

const IMPORT = fileURLToPath(new URL('../../game-data/import/command.ts', import.meta.url));
const run = promisify(execFile);

async function statusOf(site: ServedSite, path: string): Promise<number> {
  const answer = await fetch(site.origin + path, { redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}

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

test.describe('the database goes away while the site is open', () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let site: ServedSite;

  test.beforeAll(async () => {
    database = await createFactsDatabase();
    proxy = await openDatabaseProxy(database.url);
    site = await serveSite({ DATABASE_URL: proxy.url });
    expect(await statusOf(site, '/items/655')).toBe(200);
  });

  test.afterAll(async () => {
    await site?.stop();
    await proxy?.close();
    await database?.drop();
  });

  async function expectAway(): Promise<void> {
    await expect.poll(() => statusOf(site, '/api/health/ready'), { timeout: 5000 }).toBe(503);
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
    await expect.poll(() => statusOf(site, '/api/health/ready'), { timeout: 20_000 }).toBe(200);
    expect(await statusOf(site, '/api/quests')).toBe(200);
  }

  test('goes on from memory, says so, and is whole again when it comes back', async () => {
    await expectBack();
    await proxy.shut();
    await expectAway();
    await proxy.reopen();
    await expectBack();
  });

  test('does the same when the database hangs instead of refusing', async () => {
    proxy.jam();
    await expectAway();
    await proxy.reopen();
    await expectBack();
  });

  test('hears again of changes that were made while it was away', async ({ site, database }) => {
    await proxy.shut();
    await database.db.updateTable('item').set({ name: '이름을바꾼것' }).where('id', '=', 655).execute();
    await database.db
      .insertInto('data_version')
      .values(await changedVersion(database))
      .execute();
    expect(await (await fetch(`${site.origin}/items/655`)).text()).not.toContain('이름을바꾼것');
    await proxy.reopen();
    await expect
      .poll(async () => (await fetch(`${site.origin}/items/655`)).text(), { timeout: 20_000 })
      .toContain('이름을바꾼것');
  });
});

/** A row that says that the facts are others now. */
async function changedVersion({ db }: TestDatabase) {
  const { id: _, ...last } = await db
    .selectFrom('data_version')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...last, version: 'changed-by-hand' };
}

test.describe('a start that cannot succeed', () => {
  for (const [why, url] of [
    ['nobody listens', 'postgres://baram:hunter2@127.0.0.1:9/baram'],
    ['no such machine', 'postgres://baram:hunter2@no-such-host.invalid/baram'],
  ] as const)
    test(`says so in one Korean line without the password when ${why}`, async () => {
      const { code, stderr } = await failToServe({ DATABASE_URL: url });
      expect(code).toBe(1);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).toMatch(/^\[시작 실패\] 데이터베이스에 연결할 수 없습니다/);
      expect(stderr).not.toContain('hunter2');
    });

  test('says so when the database, the user or the password is wrong', async () => {
    const wrong = new URL(inject('testDatabases').url);
    wrong.pathname = '/no_such_database';
    const { code, stderr } = await failToServe({ DATABASE_URL: wrong.href });
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
    expect(stderr).toContain('그런 이름의 데이터베이스가 없습니다.');
  });

  test('names every fault of the configuration and exits with 78', async () => {
    const { code, stderr } = await failToServe({
      PORT: 'many',
      MAINTENANCE: 'maybe',
      DATABASE_URL: 'mysql://hunter2@x/y',
    });
    expect(code).toBe(78);
    const lines = stderr.trim().split('\n');
    expect(lines.map((line) => /^\[설정 오류\] (\w+):/.exec(line)?.[1]).sort()).toEqual([
      'DATABASE_URL',
      'MAINTENANCE',
      'PORT',
    ]);
    expect(stderr).not.toContain('hunter2');
  });
});

test.describe('four processes that start at once on an empty folder', () => {
  const items = z.array(z.looseObject({ id: z.number(), name: z.string() }));
  const NEW_NAME = '아주새로운호박';
  let DATA_DIR: string;
  let folder: string;
  let sites: ServedSite[] = [];

  test.beforeAll(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'empty-'));
    folder = await mkdtemp(join(tmpdir(), 'facts-'));
    await cp(PROJECT_SOURCES, folder, { recursive: true });
    sites = await Promise.all(Array.from({ length: 4 }, () => serveSite({ DATA_DIR })));
  });

  test.afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    for (const made of [DATA_DIR, folder]) await rm(made, { recursive: true, force: true });
  });

  const importFacts = () =>
    run(process.execPath, [IMPORT, '--from', folder, '--yes'], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR },
    });

  async function change(file: string, edit: (text: string) => string): Promise<void> {
    await writeFile(join(folder, file), edit(await readFile(join(folder, file), 'utf8')));
  }

  test('share one cluster and import once', async ({ site }) => {
    expect(sites.filter((site) => /더함 [1-9]/.test(site.output()))).toHaveLength(1);
    for (const site of sites) expect(await statusOf(site, '/api/health/ready')).toBe(200);
  });

  test('outlive the one that made it', async ({ site }) => {
    const maker = sites.find((site) => site.output().includes('데이터베이스를 처음 만드는 중입니다'));
    expect(await maker?.stop()).toBe(0);
    sites = sites.filter((site) => site !== maker);
    expect(sites).toHaveLength(3);
    for (const site of sites) {
      await expect.poll(() => statusOf(site, '/api/health/ready'), { timeout: 10_000 }).toBe(200);
      expect(await statusOf(site, '/api/quests')).toBe(200);
    }
  });

  test('change nothing when one row of an import is wrong, which is named', async ({ site }) => {
    await change('items.json', (text) => text.replace('"name": "진호박"', '"name": ""'));
    const refused = await importFacts().then(
      () => undefined,
      (error: unknown) => z.object({ code: z.number(), stdout: z.string() }).parse(error),
    );
    expect(refused?.code).toBe(1);
    expect(refused?.stdout).toContain('items.json');
    expect(refused?.stdout).toContain('name');
    for (const site of sites) expect(await (await fetch(`${site.origin}/items/655`)).text()).toContain('진호박');
  });

  test('show the new facts of an import on every page, under the old ids', async ({ site }) => {
    const before = await Promise.all(sites.map((site) => fetch(`${site.origin}/items/655`)));
    const tags = before.map(({ headers }) => headers.get('etag'));
    await change('items.json', (text) => text.replace('"name": ""', `"name": "${NEW_NAME}"`));
    // Other files name the item, too.
    for (const file of [
      'drops.csv',
      'recipes.json',
      'skills.json',
      'item-sell-maps.csv',
      'abbreviations.csv',
      'monsters.csv',
    ])
      await change(file, (text) => text.replaceAll('진호박', NEW_NAME));
    await importFacts();

    for (const [at, site] of sites.entries()) {
      await expect
        .poll(async () => (await fetch(`${site.origin}/items/655`)).text(), { timeout: 10_000 })
        .toContain(NEW_NAME);
      const page = await fetch(`${site.origin}/items/655`, { headers: { 'if-none-match': tags[at] ?? '' } });
      expect(page.status).toBe(200);
      expect((await fetch(`${site.origin}/items/types/10`)).ok).toBe(true);
      const list = items.parse(await (await fetch(`${site.origin}/api/items/`)).json());
      expect(list.find(({ id }) => id === 655)?.name).toBe(NEW_NAME);
      const found = items.parse(await (await fetch(`${site.origin}/api/search?q=${NEW_NAME}`)).json());
      expect(found[0]).toMatchObject({ id: 655, name: NEW_NAME });
    }
    const versions = await Promise.all(
      sites.map(async (site) =>
        z.object({ catalogVersion: z.string() }).parse(await (await fetch(`${site.origin}/api/health/ready`)).json()),
      ),
    );
    for (const version of versions) expect(version).toEqual(versions[0]);
  });

  test('leave their port to whoever has it, who is told which one', async ({ site }) => {
    const [site] = sites.splice(0, 1);
    const { port } = new URL(site?.origin ?? '');
    const { code, stderr } = await failToServe({ DATA_DIR, PORT: port });
    expect([code, stderr.trim()]).toEqual([1, expect.stringContaining(`${port}번 포트`)]);
    expect(await site?.stop()).toBe(0);
  });
});
