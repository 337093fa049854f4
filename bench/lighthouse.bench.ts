import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { freePort } from '#tests/shots/site.ts';
import { serveSite } from '#tests/support/served-site.ts';
import { findWholeChromium } from '../scripts/steps/chromium.mjs';
import { type BenchResult, resultOf } from './harness.ts';

const run = promisify(execFile);
const FOLDER = join(import.meta.dirname, 'lighthouse');
const RUNS = 3;
const DEMO = join(import.meta.dirname, '../src/app/demo-command.ts');
/** The names that `measure.mjs` gives to what is fetched. */
const KINDS = ['html', 'css', 'js', 'font', 'image', 'json', 'other'];
const BARE = '<!doctype html><html lang="ko"><title>bare</title><p>바람나루</p></html>';
const PAGES = {
  '/': '홈',
  '/items/655': '아이템',
  '/trade/655': '아이템 거래',
  '/trade': '거래',
  '/calc/exp': '계산기',
  '/maps/22': '지도',
};

const figuresSchema = z.object({
  url: z.string(),
  performance: z.number(),
  accessibility: z.number(),
  'best-practices': z.number(),
  seo: z.number(),
  fcpMs: z.number(),
  lcpMs: z.number(),
  blockingMs: z.number(),
  shift: z.number(),
  requestsBeforeLoad: z.number(),
  bytesBeforeLoad: z.number(),
  bytesUntouched: z.number(),
  bytesByKind: z.record(z.string(), z.number()),
  /** Audits that cost points. */
  faults: z.array(z.string()),
});
type Figures = z.output<typeof figuresSchema>;

/** Lighthouse's mobile run of a first visit to the filled site, median of three, beside a page of one line from `node:http`. */
export default async function lighthouse(): Promise<BenchResult[]> {
  if (!existsSync(join(FOLDER, 'node_modules'))) await run('npm', ['ci', '--ignore-scripts'], { cwd: FOLDER });
  const chromium = await findWholeChromium();
  if (chromium === undefined) throw new Error('Lighthouse needs a whole Chromium, and this machine has none.');
  const bareServer = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(BARE);
  });
  bareServer.listen(0, '127.0.0.1');
  await once(bareServer, 'listening');
  const site = await openFilledSite();
  try {
    const bareUrl = `http://127.0.0.1:${(bareServer.address() as AddressInfo).port}/`;
    const urls = [bareUrl, ...Object.keys(PAGES).map((path) => site.origin + path)];
    const [bare, ...pages] = await measure(chromium, 'simulate', urls);
    const [bareApplied, ...applied] = await measure(chromium, 'devtools', urls);
    if (!bare || !bareApplied) throw new Error('Lighthouse measured nothing.');
    return Object.values(PAGES).flatMap((name, nth) => {
      const [page, slow] = [pages[nth], applied[nth]];
      return page && slow ? rowsOf(name, page, bare, slow, bareApplied) : [];
    });
  } finally {
    await site.stop();
    bareServer.close();
  }
}

/** The site at its own address, over the sample market of `npm run demo` and a database of its own. */
async function openFilledSite() {
  const folder = await mkdtemp(join(tmpdir(), 'baramnaru-lighthouse-'));
  const PORT = String(await freePort());
  const settings = { NODE_ENV: 'production', DATA_DIR: folder, PORT, PUBLIC_SITE_URL: `http://127.0.0.1:${PORT}` };
  const drop = () => rm(folder, { recursive: true, force: true });
  try {
    await run(process.execPath, [DEMO, '--yes'], { env: { ...process.env, ...settings } });
    const { origin, stop } = await serveSite({ ...settings, LOG_LEVEL: 'error' });
    return { origin, stop: () => stop().then(drop) };
  } catch (error) {
    await drop();
    throw error;
  }
}

async function measure(chromium: string, throttling: string, urls: readonly string[]): Promise<Figures[]> {
  const script = join(FOLDER, 'measure.mjs');
  const { stdout } = await run(process.execPath, [script, chromium, String(RUNS), throttling, ...urls]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => figuresSchema.parse(JSON.parse(line)));
}

function rowsOf(name: string, page: Figures, bare: Figures, applied: Figures, bareApplied: Figures): BenchResult[] {
  const rows = [
    { name: '성능', unit: '점', ours: page.performance, baseline: bare.performance, target: { atLeast: 97 } },
    { name: '접근성', unit: '점', ours: page.accessibility, baseline: 100, target: { atLeast: 100 } },
    { name: '관행', unit: '점', ours: page['best-practices'], baseline: 100, target: { atLeast: 100 } },
    { name: '검색', unit: '점', ours: page.seo, baseline: 100, target: { atLeast: 100 } },
    { name: '첫 그림', unit: 'ms', ours: page.fcpMs, baseline: bare.fcpMs, target: { atMost: 1400 } },
    { name: '가장 큰 그림', unit: 'ms', ours: page.lcpMs, baseline: bare.lcpMs, target: { atMost: 1800 } },
    {
      name: '가장 큰 그림, 실제로 늦춤',
      unit: 'ms',
      ours: applied.lcpMs,
      baseline: bareApplied.lcpMs,
      target: { atMost: 1200 },
    },
    { name: '막힘', unit: 'ms', ours: page.blockingMs, baseline: 1, target: { atMost: 100 } },
    { name: '밀림', unit: '', ours: page.shift, baseline: 1, target: { atMost: 0 } },
    { name: '요청, load까지', unit: '', ours: page.requestsBeforeLoad, baseline: 1, target: { atMost: 30 } },
    { name: '바이트, load까지', unit: 'kB', ours: page.bytesBeforeLoad / 1000, baseline: 1, target: { atMost: 260 } },
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
      target: { atMost: 420 },
    },
  ];
  if (page.faults.length > 0) console.log(`${name}: ${page.faults.join(', ')}`);
  return rows.map((row) => resultOf({ ...row, name: `${name}: ${row.name}` }));
}
