import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { z } from 'zod';
import { type BenchResult, resultOf } from './harness.ts';

const TOP = join(import.meta.dirname, '..');
const CLIENT = join(TOP, 'dist/client');
/** kB before the page is used, by the kind of page; the table of every page is `tests/structure/first-visit.test.ts`. */
const BUDGETS: Readonly<Record<string, number>> = {
  '/items/:id': 96,
  '/maps/:code': 102,
  '/guides/:id': 101,
  '/profiles/:userId': 102,
  '/party': 108,
  '/trade': 108,
  '/trade/:id': 116,
  '/calc/plan': 116,
};
const KB = 1000;
const assetsSchema = z.object({
  first: z.string(),
  entry: z.string(),
  shared: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.string())),
});

export default async function firstVisit(): Promise<BenchResult[]> {
  const assets = assetsSchema.parse(JSON.parse(await readFile(join(CLIENT, 'assets.json'), 'utf8')));
  const baseline = (await floorBytes()) / KB;
  return Promise.all(
    Object.entries(BUDGETS).map(async ([path, atMost]) => {
      const files = new Set([assets.first, assets.entry, ...assets.shared, ...(assets.pages[path] ?? [])]);
      const sizes = [...files].map(async (file) => (await readFile(`${join(CLIENT, file)}.br`)).length);
      const ours = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / KB;
      const name = `JavaScript of a first visit to ${path} ÷ React and router alone`;
      return resultOf({ name, unit: 'kB br', ours, baseline, target: { atMost } });
    }),
  );
}

async function floorBytes(): Promise<number> {
  const folder = await mkdtemp(join(TOP, '.cache/floor-'));
  try {
    const entry = join(folder, 'floor.jsx');
    await writeFile(
      entry,
      `import { hydrateRoot } from 'react-dom/client';
       import { createBrowserRouter, matchRoutes, Outlet, ScrollRestoration } from 'react-router';
       import { RouterProvider } from 'react-router/dom';
       const router = createBrowserRouter([{ path: '*', element: <><Outlet /><ScrollRestoration /></> }]);
       globalThis.matched = matchRoutes([{ path: '/' }], location);
       hydrateRoot(document, <RouterProvider router={router} />);`,
    );
    const result = (await build({
      root: TOP,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, target: 'es2022', rollupOptions: { input: entry }, modulePreload: { polyfill: false } },
    })) as Rollup.RollupOutput;
    const chunks = result.output.filter((file) => file.type === 'chunk');
    return chunks.reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
