import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession } from 'playwright-core';
import { CHROMIUM, launchBrowser } from '#tests/support/chromium.ts';
import { serveSite } from '#tests/support/served-site.ts';
import { type BenchResult, resultOf } from './harness.ts';

const DEFAULT_SECONDS = 600;
/** Milliseconds until a page that was opened rests. */
const SETTLED_MS = 15_000;
/** Pages with a list that lives. */
const PATHS = ['/trade', '/party', '/broadcast'];
const MIB = 1024 * 1024;

interface Rest {
  /** Seconds of processor time of the page's own process, for each second. */
  share: number;
  heapBefore: number;
  heapAfter: number;
}

/** A page with a live list that lies open beside the game. `npm run bench -- idle-page --seconds=60` is shorter. */
export default async function idlePage(): Promise<BenchResult[]> {
  if (CHROMIUM === undefined) return [];
  const { values } = parseArgs({ options: { seconds: { type: 'string' } }, strict: false });
  const seconds = Number(values.seconds) || DEFAULT_SECONDS;
  const dataDir = await mkdtemp(join(tmpdir(), 'baramnaru-bench-'));
  await chmod(dataDir, 0o755);
  const site = await serveSite({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const browser = await launchBrowser();
  try {
    const [blank, ...pages] = await Promise.all(
      ['about:blank', ...PATHS.map((path) => site.origin + path)].map((url) => restOf(browser, url, seconds)),
    );
    return pages.flatMap((page, nth) => rowsOf(PATHS[nth] ?? '', page, blank));
  } finally {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function rowsOf(path: string, { share, heapBefore, heapAfter }: Rest, blank: Rest | undefined): BenchResult[] {
  return [
    resultOf({
      name: `idle ${path}, share of a core ÷ an empty page`,
      unit: '%',
      ours: share * 100,
      baseline: (blank?.share ?? 0) * 100,
      target: { atMost: 1 },
    }),
    resultOf({
      name: `idle ${path}, heap at the end ÷ at the beginning`,
      unit: 'MiB',
      ours: heapAfter / MIB,
      baseline: heapBefore / MIB,
      target: { ratioAtMost: 1.02 },
    }),
  ];
}

async function restOf(browser: Browser, url: string, seconds: number): Promise<Rest> {
  // Each in a process of its own.
  const context = await browser.newContext({ locale: 'ko-KR' });
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  if (url !== 'about:blank') await page.locator('html[data-live="live"]').waitFor();
  await delay(SETTLED_MS);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const heapBefore = await heapOf(session);
  const before = await metricsOf(session);
  await delay(seconds * 1000);
  const after = await metricsOf(session);
  const heapAfter = await heapOf(session);
  await context.close();
  const passed = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  return { share: passed('ProcessTime') / passed('Timestamp'), heapBefore, heapAfter };
}

/** Seconds. */
async function metricsOf(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Bytes that nothing but a reference holds. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
