import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { search } from '#features/game-data/search/search-engine.ts';
import { listSearchEntries } from '#features/game-data/search/search-entries.ts';
import { buildSearchIndex } from '#features/game-data/search/search-index.ts';
import { packSearchEntries } from '#features/game-data/search/search-pack.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { type BenchResult, median, resultOf } from './harness.ts';

const GOLDEN = join(import.meta.dirname, '../src/features/game-data/search/golden.json');
const goldenSchema = z.record(z.string(), z.unknown()).or(z.array(z.unknown()));
const ROUNDS = 20;
const TARGET_MS = 8;
const TARGET_KB = 40;

/** Long texts that find nothing, so that everything is tried. */
const HOPELESS = [
  '뷁시세 뷁가격 뷁얼마 뷁위치 뷁지도 뷁재료 뷁조합 뷁레벨 뷁젠 뷁맵 뷁팜',
  '가 나 다 라 마 바 사 아 자 차 카 타 파 하 거 너 더 러 머 버 서 어 저 처',
  'ehehfl qkfka skfk rkrur tltp djfak dnlcl wleh wofy',
  '없는말을 길게 적어 보면 어떻게 되는지 궁금해서 적어봄 시세 가격',
  'a b c d e f g h i j k l m n o p q r s t u v w x y',
];

/** The slowest of a hundred queries on the whole catalog, compared with one pass over all names with `includes`. */
export default async function searching(): Promise<BenchResult[]> {
  const catalog = buildCatalog(await gameDataFromSources());
  const entries = listSearchEntries(catalog, catalog.abbreviations);
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
    resultOf({
      name: 'search of long texts that find nothing, p99 ÷ includes',
      unit: 'ms',
      ours: p99(HOPELESS, (q) => search(index, q)),
      baseline,
      target: { atMost: TARGET_MS },
    }),
    resultOf({
      name: 'search index as browsers load it (br) ÷ its entries as JSON (br)',
      unit: 'kB',
      ours: compressedKb(packSearchEntries(entries)),
      baseline: compressedKb(entries),
      target: { atMost: TARGET_KB },
    }),
  ];
}

function compressedKb(value: unknown): number {
  return brotliCompressSync(JSON.stringify(value)).byteLength / 1000;
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
