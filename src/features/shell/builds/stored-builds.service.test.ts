import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createConsoleLog } from '#platform/log/log.ts';
import { DAY_MS } from '#shared/durations.ts';
import { storeBuild } from './stored-builds.service.ts';

const log = createConsoleLog('silent');
const START = Date.parse('2026-12-01T00:00:00Z');
let top: string;

beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'builds-'));
});
afterEach(() => rm(top, { recursive: true, force: true }));

async function storeAt(id: string, days: number, dataDir = join(top, 'data')) {
  const clientDir = join(top, `client-${id}`);
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  await writeFile(join(clientDir, 'assets', `page-${id}.js`), id);
  const matcher = { static: {}, wildcard: {}, dynamic: {} };
  const manifest = { id, timestamp: START, matcher, prerendered: [] };
  return storeBuild({ dataDir, clientDir, manifest, now: new Date(START + days * DAY_MS), log });
}
const idsOf = ({ manifests }: Awaited<ReturnType<typeof storeAt>>) => manifests.map(({ id }) => id);

describe('the files of a build', () => {
  it('are served beside those of the two builds before it, the newest first', async () => {
    await storeAt('one', 0);
    await storeAt('two', 1);
    await storeAt('three', 2);
    const stored = await storeAt('four', 3, relative('', join(top, 'data')));
    expect(idsOf(stored)).toEqual(['four', 'three', 'two']);
    expect(stored.olderDirs.every(isAbsolute)).toBe(true);
    expect(await readFile(join(stored.olderDirs[0] ?? '', 'assets', 'page-three.js'), 'utf8')).toBe('three');
    expect((await readdir(join(top, 'data', 'builds'))).sort()).toEqual(['four', 'three', 'two']);
  });

  it('are removed 14 days after they were last served', async () => {
    await storeAt('one', 0);
    expect(idsOf(await storeAt('two', 13.9))).toEqual(['two', 'one']);
    expect(idsOf(await storeAt('two', 14.1))).toEqual(['two']);
  });

  it('are stored once by several processes at a time, and again after a return to an older build', async () => {
    await Promise.all(['one', 'one', 'one'].map((id) => storeAt(id, 0)));
    await storeAt('two', 1);
    expect(idsOf(await storeAt('one', 2))).toEqual(['one', 'two']);
    expect((await readdir(join(top, 'data', 'builds'))).sort()).toEqual(['one', 'two']);
  });

  it('cost only the older builds where the folder cannot be written', async () => {
    const file = join(top, 'file');
    await writeFile(file, '');
    const stored = await storeAt('one', 0, file);
    expect([stored.olderDirs, idsOf(stored)]).toEqual([[], ['one']]);
  });
});
