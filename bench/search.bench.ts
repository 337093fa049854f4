import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { search } from '#features/game-data/search/search-engine.ts';
import { searchEntriesOf } from '#features/game-data/search/search-entries.ts';
import { buildSearchIndex } from '#features/game-data/search/search-index.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { type BenchResult, median, resultOf } from './harness.ts';

const GOLDEN = join(import.meta.dirname, '../src/features/game-data/search/golden.json');
const goldenSchema = z.record(z.string(), z.unknown()).or(z.array(z.unknown()));
const ROUNDS = 20;
const TARGET_MS = 8;

/** The slowest of a hundred queries on the whole catalog, compared with one pass over all names with `includes`. */
export default async function searching(): Promise<BenchResult[]> {
  const catalog = buildCatalog(await gameDataFromSources());
  const entries = searchEntriesOf(catalog, catalog.abbreviations);
  const index = buildSearchIndex(entries);
  const queries = queriesOf(goldenSchema.parse(JSON.parse(readFileSync(GOLDEN, 'utf8'))));
  const ours = p99(queries, (q) => search(index, q));
  const baseline = p99(queries, (q) => entries.filter(({ name }) => name.includes(q)));
  return [
    resultOf({
      name: 'search p99 ÷ includes over all names',
      unit: 'ms',
      ours,
      baseline,
      target: { atMost: TARGET_MS },
    }),
  ];
}

function p99(queries: readonly string[], work: (q: string) => unknown): number {
  const times = queries.map((q) => {
    const rounds = Array.from({ length: ROUNDS }, () => {
      const startedAt = performance.now();
      work(q);
      return performance.now() - startedAt;
    });
    return median(rounds);
  });
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

function queriesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(queriesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'q' && typeof inner === 'string' ? [inner] : queriesOf(inner),
  );
}
