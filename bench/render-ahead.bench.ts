import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { PRERENDERED } from '#app/route-rules.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';
import { type BenchResult, resultOf } from './harness.ts';

/** Milliseconds between two looks at the report, which stays as it is while it is read more often. */
const LOOK_MS = 11_000;
/** Milliseconds without another page after which none comes any more. */
const ENDED_MS = LOOK_MS + 1000;
const LIMIT_MS = 120_000;
/** Milliseconds between two visits; each is to another item, which no cache has. */
const VISIT_MS = 100;
const QUIET_VISITS = 400;
const MAX_ID = 5000;
/** What the visitors themselves leave in the cache. */
const VISITED = '/items/:id';

const reportSchema = z.object({
  data: z.object({ patterns: z.array(z.object({ pattern: z.string(), count: z.number() })) }),
});

/** What visitors notice of the pages that are rendered ahead after a start, and when these are there. */
export default async function renderingAhead(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baramnaru-bench-'));
  await chmod(dataDir, 0o755);
  const settings = { DATA_DIR: dataDir, RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' };
  try {
    // The first start reads the facts into the database.
    await (await serveSite(settings)).stop();
    const site = await serveSite(settings);
    try {
      return await measure(site);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(site: ServedSite): Promise<BenchResult[]> {
  const startedAt = performance.now();
  const items = itemPaths(site.origin);
  const meanwhile: number[] = [];
  let [cached, cachedAt, lookedAt] = [0, startedAt, startedAt];
  const isOver = () =>
    (cached > 0 && performance.now() - cachedAt > ENDED_MS) || performance.now() - startedAt > LIMIT_MS;
  while (!isOver()) {
    meanwhile.push(await timeOf(await items.next()));
    if (performance.now() - lookedAt > LOOK_MS) {
      lookedAt = performance.now();
      const now = await cachedPages(site.origin);
      if (now > cached) [cached, cachedAt] = [now, lookedAt];
    }
    await delay(VISIT_MS);
  }
  const quiet: number[] = [];
  for (let visit = 0; visit < QUIET_VISITS; visit += 1) {
    quiet.push(await timeOf(await items.next()));
    await delay(VISIT_MS);
  }
  return [
    resultOf({
      name: 'all pages rendered ahead after a start ÷ the limit',
      unit: 's',
      ours: (cachedAt - startedAt) / 1000,
      baseline: LIMIT_MS / 1000,
      target: { ratioAtMost: 1 },
    }),
    resultOf({
      name: 'pages and payloads rendered ahead ÷ those of the list',
      unit: '쪽',
      ours: cached,
      baseline: 2 * PRERENDERED.length,
      target: { ratioAtLeast: 1 },
    }),
    resultOf({
      name: 'p95 of a visitor meanwhile ÷ quiet',
      unit: 'ms',
      ours: p95(meanwhile),
      baseline: p95(quiet),
      target: { ratioAtMost: 1.3 },
    }),
  ];
}

function itemPaths(origin: string) {
  let id = 0;
  return {
    async next(): Promise<string> {
      while (id < MAX_ID) {
        id += 1;
        const url = `${origin}/items/${id}`;
        if ((await fetch(`${origin}/api/items/${id}`, { method: 'HEAD' })).ok) return url;
      }
      throw new Error('No item is left that nobody has visited.');
    },
  };
}

async function timeOf(url: string): Promise<number> {
  const startedAt = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - startedAt;
}

async function cachedPages(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/cache-test/_payload.json`);
  const { data } = reportSchema.parse(await answer.json());
  return data.patterns.reduce((sum, { pattern, count }) => sum + (pattern === VISITED ? 0 : count), 0);
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}
