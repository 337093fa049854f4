import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completeSwap, type SwapPlace, swapClusters } from './swap.ts';

let home: string;
let place: SwapPlace;
let next: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'swap-'));
  place = { home, cluster: join(home, 'cluster') };
  next = join(home, 'restored');
  await makeCluster(place.cluster, 'present');
  await makeCluster(next, 'restored');
});
afterEach(() => rm(home, { recursive: true }));

async function makeCluster(folder: string, content: string): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, 'content'), content);
}

const contentOf = (name: string) => readFile(join(home, name, 'content'), 'utf8');

async function expectSwapped(): Promise<void> {
  expect((await readdir(home)).sort()).toEqual(['before', 'cluster']);
  expect([await contentOf('cluster'), await contentOf('before')]).toEqual(['restored', 'present']);
}

describe('a swap of clusters', () => {
  it('puts the other one in its place and lets the present one lie beside it', async () => {
    await swapClusters(place, next, 'before');
    await expectSwapped();
  });

  it('is done too where there is no present one', async () => {
    await rm(place.cluster, { recursive: true });
    await swapClusters(place, next, 'before');
    expect(await readdir(home)).toEqual(['cluster']);
    expect(await contentOf('cluster')).toBe('restored');
  });

  it.each([
    ['before it began', async () => {}],
    ['between', () => rename(place.cluster, join(home, 'before'))],
    [
      'at its end',
      async () => {
        await rename(place.cluster, join(home, 'before'));
        await rename(next, place.cluster);
      },
    ],
  ])('that was cut off %s is completed once', async (_, untilCut) => {
    await writeFile(join(home, 'swap.json'), JSON.stringify({ next, before: 'before' }));
    await untilCut();
    await completeSwap(place);
    await completeSwap(place);
    await expectSwapped();
  });
});
