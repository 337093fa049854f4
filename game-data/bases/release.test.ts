import { expect, it } from 'vitest';
import { PROJECT_SOURCES } from '../import/rows-from-sources.ts';
import { hashSourceFolder } from '../import/source-hash.ts';
import { nextRelease, readWrittenRelease } from './release.ts';

it('the files of facts have a number of their own (npm run data:release)', async () => {
  expect((await readWrittenRelease()).hash).toBe(await hashSourceFolder(PROJECT_SOURCES));
});

it('the number rises when the files are others, and else stays', () => {
  const written = { release: 3, hash: 'a' };
  expect([nextRelease(written, 'a'), nextRelease(written, 'b')]).toEqual([written, { release: 4, hash: 'b' }]);
});
