import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onImport } from '#app/site-effects.ts';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { readGameData } from '#features/game-data/catalog/catalog.repository.ts';
import { findPlaces, readPlace } from '#features/game-data/pathfinding/place.rules.ts';
import { silentLog } from '#platform/log/log.ts';
import { testDatabase } from '#tests/support/database.ts';
import { importGameData } from './import.ts';

// The tests follow one installation from release to release.

interface Person {
  id?: number;
  map?: string;
  name: string;
  which?: number;
  x: number;
  y: number;
}

const FACT = { source: ['seen'], confidence: 'medium' };
const SMITH = { name: '떡쇠', x: 5, y: 5 };
const guard = (x: number) => ({ name: '경비병', x, y: 1 });
const map = (code: string, npcs?: Person[]) => ({ ...FACT, code, name: `맵 ${code}`, kind: 'building', npcs });

const test = testDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'people-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Imports these files alone; entities without one stay. */
async function release(files: Record<string, object[]>) {
  await rm(folder, { recursive: true });
  await mkdir(folder);
  const all = { sources: [{ id: 'seen', title: '본 것' }], ...files };
  for (const [entity, rows] of Object.entries(all))
    await writeFile(join(folder, `${entity}.json`), JSON.stringify(rows));
  return importGameData({ db: test.db, from: folder, log: silentLog, onImport });
}
const people = (rows: Person[]) => ({ people: rows.map((row) => ({ ...FACT, map: '4', ...row })) });

async function whoIs(...ids: number[]) {
  const catalog = buildCatalog(await readGameData(test.db));
  return ids.map((id) => {
    const place = readPlace(`npc:${id}`);
    const [found] = (place && findPlaces(catalog, place)) ?? [];
    return found && [found.name, found.map.code, found.x];
  });
}

it('a file of maps that lists people is stored as both, with the ids that their links had', async () => {
  const { counts } = await release({ maps: [map('3'), map('4', [guard(1), SMITH, guard(2)])] });
  expect(counts.added).toBe(6);
  expect(await whoIs(2001, 2002, 2003, 2004)).toEqual([
    ['경비병', '4', 1],
    ['떡쇠', '4', 5],
    ['경비병', '4', 2],
    undefined,
  ]);
});

it('the same people in a file of their own change nothing', async () => {
  const { hasWritten, counts } = await release(people([{ ...guard(2), which: 2 }, SMITH, guard(1)]));
  expect(counts).toEqual({ added: 0, changed: 0, removed: 0 });
  expect(hasWritten).toBe(true);
});

it('a release that puts a person before them leaves every link with whom it led to', async () => {
  await release({ maps: [map('3'), map('4', [{ name: '손님', x: 9, y: 9 }, guard(1), SMITH, guard(2)])] });
  expect(await whoIs(2001, 2002, 2003, 2004)).toEqual([
    ['경비병', '4', 1],
    ['떡쇠', '4', 5],
    ['경비병', '4', 2],
    ['손님', '4', 9],
  ]);
});

it('a person who left is found no more, nobody gets his number, and he comes back to it', async () => {
  await release(people([{ ...guard(2), which: 2 }, guard(1), { name: '새사람', x: 7, y: 7 }]));
  expect(await whoIs(2001, 2002, 2003, 2004, 2005)).toEqual([
    ['경비병', '4', 1],
    undefined,
    ['경비병', '4', 2],
    undefined,
    ['새사람', '4', 7],
  ]);
  await release(
    people([
      { ...SMITH, x: 6 },
      { ...guard(2), which: 2 },
    ]),
  );
  expect(await whoIs(2001, 2002, 2003)).toEqual([undefined, ['떡쇠', '4', 6], ['경비병', '4', 2]]);
});

it('maps without their people leave these, who sleep while their map is lost', async () => {
  await release({ maps: [map('3'), map('4'), map('5')] });
  expect(await whoIs(2002)).toEqual([['떡쇠', '4', 6]]);
  await release({ maps: [map('3')] });
  expect(await whoIs(2002, 2003)).toEqual([undefined, undefined]);
  await release({ maps: [map('3'), map('4')] });
  expect(await whoIs(2002, 2003)).toEqual([
    ['떡쇠', '4', 6],
    ['경비병', '4', 2],
  ]);
});
