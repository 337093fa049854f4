import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NOT_IN_BUNDLE } from '../../structure/rooms.ts';
import { readText } from './tree.ts';

const SERVER = new RegExp(NOT_IN_BUNDLE);

const bundle = z.record(z.string(), z.array(z.string())).parse(JSON.parse(readText('dist/client/.vite/modules.json')));

const isServerCode = (module: string) => {
  const path = module.split('?', 1)[0]?.replaceAll('\\', '/') ?? '';
  return SERVER.test(path);
};

describe("the browser's bundle", () => {
  const files = Object.keys(bundle);

  it('consists of many files and includes the pages', () => {
    expect(files.length).toBeGreaterThan(3);
    expect(
      Object.values(bundle)
        .flat()
        .some((module) => module.endsWith('.page.tsx')),
    ).toBe(true);
  });

  it.each([
    '/site/src/features/game-data/catalog/item.repository.ts',
    '/site/src/features/game-data/items/pages/item.loader.ts?import',
    '/site/src/platform/database/connect.ts',
    '/site/node_modules/kysely/dist/esm/index.js',
    'node:fs',
  ])('would be told of %s', (module) => {
    expect(isServerCode(module)).toBe(true);
  });

  it.each(files)('%s contains no server code', (file) => {
    expect(bundle[file]?.filter(isServerCode)).toEqual([]);
  });
});
