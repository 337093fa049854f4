import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PROJECT_SOURCES } from '#game-data/import/rows-from-sources.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';
import { statusOf, textOf } from './answers.ts';

const IMPORT = fileURLToPath(new URL('../../src/app/import-command.ts', import.meta.url));
const PROCESSES = 3;
/** Each loads the site, and one makes the cluster and imports the facts. */
const START_PATIENCE_MS = 300_000;
const NEW_NAME = '아주새로운호박';
const PATIENCE = { timeout: 60_000 };
/** They name the item. */
const FILES = ['drops.csv', 'recipes.json', 'skills.json', 'item-sell-maps.csv', 'abbreviations.csv', 'monsters.csv'];
const run = promisify(execFile);
const items = z.array(z.looseObject({ id: z.number(), name: z.string() }));
const ready = z.object({ catalogVersion: z.string() });

describe('processes that start at once on an empty folder', { tags: 'sweep' }, () => {
  let DATA_DIR: string;
  let folder: string;
  let starting: Promise<ServedSite>[] = [];
  let sites: ServedSite[] = [];

  beforeAll(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'empty-'));
    folder = await mkdtemp(join(tmpdir(), 'facts-'));
    await cp(PROJECT_SOURCES, folder, { recursive: true });
    starting = Array.from({ length: PROCESSES }, () => serveSite({ DATA_DIR }));
    sites = await Promise.all(starting);
  }, START_PATIENCE_MS);

  afterAll(async () => {
    await Promise.allSettled(starting.map(async (site) => (await site).stop()));
    for (const made of [DATA_DIR, folder]) await rm(made, { recursive: true, force: true });
  });

  const importFacts = () =>
    run(process.execPath, [IMPORT, '--from', folder, '--yes'], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR },
    });

  const isNamed = async (site: ServedSite, name: string) => (await textOf(site, '/items/655')).includes(name);

  async function change(file: string, from: string, to: string): Promise<void> {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replaceAll(from, to));
  }

  it('share one cluster and import once', async () => {
    expect(sites.filter((site) => /더함 [1-9]/.test(site.output()))).toHaveLength(1);
    for (const site of sites) expect(await statusOf(site, '/api/health/ready')).toBe(200);
  });

  it('outlive the one that made it', async () => {
    const maker = sites.find((site) => site.output().includes('데이터베이스를 처음 만드는 중입니다'));
    expect(await maker?.stop()).toBe(0);
    sites = sites.filter((site) => site !== maker);
    expect(sites).toHaveLength(PROCESSES - 1);
    for (const site of sites) {
      await expect.poll(() => statusOf(site, '/api/health/ready'), PATIENCE).toBe(200);
      expect(await statusOf(site, '/api/quests')).toBe(200);
    }
  });

  it('change nothing when one row of an import is wrong, which is named', async () => {
    await change('items.json', '"name": "진호박"', '"name": ""');
    await expect(importFacts()).rejects.toMatchObject({ code: 1, stdout: expect.stringMatching(/items\.json.*name/s) });
    for (const site of sites) expect(await isNamed(site, '진호박')).toBe(true);
  });

  it('show the new facts of an import on every page, under the old ids', async () => {
    const before = await Promise.all(sites.map((site) => fetch(`${site.origin}/items/655`)));
    await change('items.json', '"name": ""', `"name": "${NEW_NAME}"`);
    for (const file of FILES) await change(file, '진호박', NEW_NAME);
    await importFacts();

    const versions = new Set<string>();
    for (const [at, site] of sites.entries()) {
      await expect.poll(() => isNamed(site, NEW_NAME), PATIENCE).toBe(true);
      const headers = { 'if-none-match': before[at]?.headers.get('etag') ?? '' };
      expect((await fetch(`${site.origin}/items/655`, { headers })).status).toBe(200);
      expect(await statusOf(site, '/items/types/10')).toBe(200);
      const list = items.parse(JSON.parse(await textOf(site, '/api/items/')));
      expect(list.find(({ id }) => id === 655)?.name).toBe(NEW_NAME);
      const found = items.parse(JSON.parse(await textOf(site, `/api/search?q=${NEW_NAME}`)));
      expect(found[0]).toMatchObject({ id: 655, name: NEW_NAME });
      versions.add(ready.parse(JSON.parse(await textOf(site, '/api/health/ready'))).catalogVersion);
    }
    expect(versions.size).toBe(1);
  });
});
