import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allScenes } from './all-scenes.ts';
import { shoot } from './camera.ts';
import { compareNames, comparePictures } from './compare.ts';
import { type Fixtures, openFixtures } from './fixtures.ts';
import { fileOf, type Scene } from './scene.ts';
import { visitAll } from './visit-all.ts';

/** Visits a screen again when it failed or differs: a real defect shows every time. */
const MAX_VISITS = 3;

export interface ShotsOptions {
  tree: string;
  chromium: string;
  folder: string;
  against: string | undefined;
  differences: string;
  only: RegExp | undefined;
  progress(line: string): void;
}

export interface Shot {
  file: string;
  state: 'taken' | 'same' | 'differs' | 'missing' | 'new' | 'failed';
  pixels?: number;
  reason?: string;
}

export async function runShots(options: ShotsOptions): Promise<Shot[]> {
  const { folder, differences, against, only, progress } = options;
  const isQueried = (file: string) => file.endsWith('.png') && (only?.test(file) ?? true);
  await Promise.all([clear(folder, isQueried), clear(differences, isQueried)]);
  const expected = against === undefined ? [] : (await readdir(against)).filter(isQueried);
  progress('견본을 채운 사이트를 엽니다.');
  const fixtures = await openFixtures(options);
  try {
    const scenes = (await allScenes(fixtures.market)).filter((scene) => isQueried(fileOf(scene)));
    progress(`화면 ${scenes.length}장을 찍습니다.`);
    const shots = await visitAll(scenes, (scene) => shootOne(fixtures, scene, options), progress);
    shots.sort((one, other) => one.file.localeCompare(other.file));
    const { missing } = compareNames(expected, scenes.map(fileOf));
    return [...shots, ...missing.map((file): Shot => ({ file, state: 'missing' }))];
  } finally {
    await fixtures.close();
  }
}

async function clear(folder: string, isQueried: (file: string) => boolean): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(folder)).filter(isQueried);
  await Promise.all(files.map((file) => rm(join(folder, file))));
}

async function shootOne(
  fixtures: Fixtures,
  scene: Scene,
  { folder, against, differences }: ShotsOptions,
): Promise<Shot> {
  const file = fileOf(scene);
  const expected = against === undefined ? undefined : await readFile(join(against, file)).catch(() => undefined);
  const { picture, reason } = await visitUntil(fixtures, scene, expected);
  if (picture === undefined) return { file, state: 'failed', reason: reason ?? '' };
  await writeFile(join(folder, file), picture);
  if (against === undefined) return { file, state: 'taken' };
  if (expected === undefined) return { file, state: 'new' };
  const compared = comparePictures(expected, picture);
  if (compared.picture) await writeFile(join(differences, file), compared.picture);
  return compared.pixels === 0 ? { file, state: 'same' } : { file, state: 'differs', pixels: compared.pixels };
}

/** Returns the first picture that equals the expected one, else the last one. */
async function visitUntil(
  fixtures: Fixtures,
  scene: Scene,
  expected: Buffer | undefined,
): Promise<{ picture?: Buffer; reason?: string }> {
  let last: { picture?: Buffer; reason?: string } = {};
  for (let visit = 0; visit < MAX_VISITS; visit += 1) {
    try {
      const picture = await shoot(fixtures, scene, expected);
      if (expected === undefined || comparePictures(expected, picture).pixels === 0) return { picture };
      last = { picture };
    } catch (error) {
      last = { reason: error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error) };
    }
  }
  return last;
}
