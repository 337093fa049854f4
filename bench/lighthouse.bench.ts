import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WHOLE_CHROMIUM } from '#tests/support/chromium.ts';
import { type BenchResult, resultOf } from './harness.ts';
import { type Figures, FULL_SCORE, figuresSchema, isNear, type Limits, middleOf } from './lighthouse-figures.ts';
import { fillSite, samplePages } from './sample-site.ts';

const run = promisify(execFile);
const FOLDER = join(import.meta.dirname, 'lighthouse');
/** For the sweep. */
const IS_ONCE = process.argv.includes('--once');
const RUNS = IS_ONCE ? 1 : 3;
/** Further runs of a page with a figure near its limit. */
const MORE_RUNS = IS_ONCE ? 0 : 2;
/** The names that `measure.mjs` gives to what is fetched. */
const KINDS = ['html', 'css', 'js', 'font', 'image', 'json', 'other'];
const BARE = '<!doctype html><html lang="ko"><title>bare</title><p>바람나루</p></html>';

const WHOLE = { atLeast: FULL_SCORE };
const PHONE_LIMITS = {
  performance: { atLeast: 97 },
  accessibility: WHOLE,
  'best-practices': WHOLE,
  seo: WHOLE,
  fcpMs: { atMost: 1400 },
  lcpMs: { atMost: 1800 },
  blockingMs: { atMost: 100 },
  shift: { atMost: 0 },
  requestsBeforeLoad: { atMost: 30 },
  bytesBeforeLoad: { atMost: 260_000 },
  bytesUntouched: { atMost: 420_000 },
} as const satisfies Limits;
const SLOW_LIMITS = { lcpMs: { atMost: 1200 } } as const satisfies Limits;
const DESK_LIMITS = { performance: { atLeast: 97 }, shift: { atMost: 0 } } as const satisfies Limits;
const STUB_LIMITS = { shift: { atMost: 0 } } as const satisfies Limits;

/**
 * Lighthouse's runs of a first visit to the filled site, median of three, or of five where a figure is near its limit, beside a page
 * of one line from `node:http`: on a phone, on a desk, on a line that is really slow, and with the stub of an ad network that blocks
 * and resizes.
 */
export default async function lighthouse(): Promise<BenchResult[]> {
  if (!existsSync(join(FOLDER, 'node_modules'))) await run('npm', ['ci', '--ignore-scripts'], { cwd: FOLDER });
  const chromium = WHOLE_CHROMIUM;
  if (chromium === undefined) throw new Error('Lighthouse needs a whole Chromium, and this machine has none.');
  const bareServer = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(BARE);
  });
  bareServer.listen(0, '127.0.0.1');
  await once(bareServer, 'listening');
  const bareUrl = `http://127.0.0.1:${(bareServer.address() as AddressInfo).port}/`;
  const filled = await fillSite();
  try {
    const { names, urls, ...plain } = await filled.serve({}, async (origin) => {
      const pages = await samplePages(origin);
      const urls = pages.map(([path]) => origin + path);
      return {
        urls,
        names: pages.map(([, name]) => name),
        untouched: await measure(chromium, 'untouched', [bareUrl, ...urls], PHONE_LIMITS),
        applied: await measure(chromium, 'applied', [bareUrl, ...urls], SLOW_LIMITS),
        desktop: await measure(chromium, 'desktop', urls, DESK_LIMITS),
      };
    });
    const stubbed = await filled.serve({ AD_PROVIDER: 'stub' }, () => measure(chromium, 'mobile', urls, STUB_LIMITS));
    const [bare, ...pages] = plain.untouched;
    const [bareApplied, ...applied] = plain.applied;
    if (!bare || !bareApplied) throw new Error('Lighthouse measured nothing.');
    return names.flatMap((name, nth) => {
      const [page, slow, desk, stub] = [pages[nth], applied[nth], plain.desktop[nth], stubbed[nth]];
      if (!page || !slow || !desk || !stub) return [];
      return [...rowsOf(name, page, bare, slow, bareApplied), ...deskRows(name, desk), ...stubRows(name, stub, page)];
    });
  } finally {
    await filled.drop();
    bareServer.close();
  }
}

async function measure(chromium: string, mode: string, urls: readonly string[], limits: Limits): Promise<Figures[]> {
  const runs = await runsOf(chromium, mode, urls, RUNS);
  if (MORE_RUNS === 0) return urls.map((url) => middleOf(runs.get(url) ?? []));
  const near = [...runs].flatMap(([url, found]) => (isNear(middleOf(found), limits) ? [url] : []));
  const more = near.length > 0 ? await runsOf(chromium, mode, near, MORE_RUNS) : new Map<string, Figures[]>();
  return urls.map((url) => middleOf([...(runs.get(url) ?? []), ...(more.get(url) ?? [])]));
}

/** By address. The modes are those of `measure.mjs`. */
async function runsOf(
  chromium: string,
  mode: string,
  urls: readonly string[],
  count: number,
): Promise<Map<string, Figures[]>> {
  const script = join(FOLDER, 'measure.mjs');
  const { stdout } = await run(process.execPath, [script, chromium, String(count), mode, ...urls]);
  const found = stdout
    .trim()
    .split('\n')
    .map((line) => figuresSchema.parse(JSON.parse(line)));
  return Map.groupBy(found, ({ url }) => url);
}

function rowsOf(name: string, page: Figures, bare: Figures, applied: Figures, bareApplied: Figures): BenchResult[] {
  const limits = PHONE_LIMITS;
  const rows = [
    { name: '성능', unit: '점', ours: page.performance, baseline: bare.performance, target: limits.performance },
    { name: '접근성', unit: '점', ours: page.accessibility, baseline: 100, target: limits.accessibility },
    { name: '관행', unit: '점', ours: page['best-practices'], baseline: 100, target: limits['best-practices'] },
    { name: '검색', unit: '점', ours: page.seo, baseline: 100, target: limits.seo },
    { name: '첫 그림', unit: 'ms', ours: page.fcpMs, baseline: bare.fcpMs, target: limits.fcpMs },
    { name: '가장 큰 그림', unit: 'ms', ours: page.lcpMs, baseline: bare.lcpMs, target: limits.lcpMs },
    {
      name: '가장 큰 그림, 실제로 늦춤',
      unit: 'ms',
      ours: applied.lcpMs,
      baseline: bareApplied.lcpMs,
      target: SLOW_LIMITS.lcpMs,
    },
    { name: '막힘', unit: 'ms', ours: page.blockingMs, baseline: 1, target: limits.blockingMs },
    { name: '밀림', unit: '', ours: page.shift, baseline: 1, target: limits.shift },
    { name: '요청, load까지', unit: '', ours: page.requestsBeforeLoad, baseline: 1, target: limits.requestsBeforeLoad },
    {
      name: '바이트, load까지',
      unit: 'kB',
      ours: page.bytesBeforeLoad / 1000,
      baseline: 1,
      target: inKb(limits.bytesBeforeLoad),
    },
    ...KINDS.map((kind) => ({
      name: `그중 ${kind}`,
      unit: 'kB',
      ours: (page.bytesByKind[kind] ?? 0) / 1000,
      baseline: page.bytesBeforeLoad / 1000,
      target: undefined,
    })),
    {
      name: '바이트, 그대로 두고 10초까지',
      unit: 'kB',
      ours: page.bytesUntouched / 1000,
      baseline: 1,
      target: inKb(limits.bytesUntouched),
    },
  ];
  if (page.faults.length > 0) console.log(`${name}: ${page.faults.join(', ')}`);
  return rowsUnder(name, rows);
}

const inKb = ({ atMost }: { atMost: number }) => ({ atMost: atMost / 1000 });

function rowsUnder(page: string, rows: readonly Parameters<typeof resultOf>[0][]): BenchResult[] {
  return rows.map((row) => resultOf({ ...row, name: `${page}: ${row.name}` }));
}

function deskRows(name: string, desk: Figures): BenchResult[] {
  return rowsUnder(name, [
    { name: '책상: 성능', unit: '점', ours: desk.performance, baseline: 100, target: DESK_LIMITS.performance },
    { name: '책상: 가장 큰 그림', unit: 'ms', ours: desk.lcpMs, baseline: 1, target: undefined },
    { name: '책상: 밀림', unit: '', ours: desk.shift, baseline: 1, target: DESK_LIMITS.shift },
  ]);
}

/** The stub's own 300 ms count among what is blocked. */
function stubRows(name: string, stub: Figures, page: Figures): BenchResult[] {
  return rowsUnder(name, [
    {
      name: '시험 광고: 가장 큰 그림',
      unit: 'ms',
      ours: stub.lcpMs,
      baseline: page.lcpMs,
      target: { ratioAtMost: 1.1 },
    },
    { name: '시험 광고: 밀림', unit: '', ours: stub.shift, baseline: 1, target: STUB_LIMITS.shift },
    { name: '시험 광고: 막힘', unit: 'ms', ours: stub.blockingMs, baseline: page.blockingMs || 1, target: undefined },
    {
      name: '시험 광고: 요청, load까지',
      unit: '',
      ours: stub.requestsBeforeLoad,
      baseline: page.requestsBeforeLoad,
      target: { ratioAtMost: 1 },
    },
  ]);
}
