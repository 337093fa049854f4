import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { CHROMIUM, launchBrowser } from '#tests/support/chromium.ts';
import { serveSite } from '#tests/support/served-site.ts';
import { type BenchResult, median, resultOf } from './harness.ts';

const ROUNDS = 7;
/** Milliseconds by which the page's script is late. */
const LATE_MS = 1000;
/** Pages with a button that may be pressed early. */
const PATHS = ['/items/655', '/maps/22'];
const BUTTON = 'main [data-press]:enabled';

interface Presses {
  /** Milliseconds from the moment at which React has taken over the button until the early press is done. */
  replayed: number;
  /** Milliseconds from a press on the page that is alive until the window hears of it. */
  alive: number;
}

/** A press that came before the page was alive, done once it is (contract §27). */
export default async function pressReplay(): Promise<BenchResult[]> {
  if (CHROMIUM === undefined) return [];
  const dataDir = await mkdtemp(join(tmpdir(), 'baramnaru-bench-'));
  await chmod(dataDir, 0o755);
  const site = await serveSite({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const browser = await launchBrowser();
  try {
    const rows: BenchResult[] = [];
    for (const path of PATHS) {
      const presses: Presses[] = [];
      for (let round = 0; round < ROUNDS; round += 1) presses.push(await pressEarly(browser, site.origin + path));
      rows.push(
        resultOf({
          name: `${path}: early press after the page is alive ÷ a press on the living page`,
          unit: 'ms',
          ours: median(presses.map(({ replayed }) => replayed)),
          baseline: median(presses.map(({ alive }) => alive)),
          target: { atMost: 100 },
        }),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function pressEarly(browser: Browser, url: string): Promise<Presses> {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(WATCH, BUTTON);
  await page.route('**/assets/client-*.js', async (route) => {
    await delay(LATE_MS);
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const button = page.locator(BUTTON).first();
  await button.click();
  const replayed = await page.waitForFunction(() => {
    const [alive, repeated] = ['alive', 'repeated'].map((name) => performance.getEntriesByName(name)[0]?.startTime);
    return alive === undefined || repeated === undefined ? false : Math.max(repeated - alive, 0.01);
  });
  await button.click();
  const alive = await page.waitForFunction(() => performance.getEntriesByName('pressed')[0]?.duration ?? false);
  const presses = { replayed: Number(await replayed.jsonValue()), alive: Number(await alive.jsonValue()) };
  await context.close();
  return presses;
}

/** Marks when React has taken over the first button, when its early press is done, and how long a later one takes. */
const WATCH = (selector: string) => {
  const look = setInterval(() => {
    const button = document.querySelector(selector);
    // As `hydration-probe.ts` says: prevented once the button is hydrated.
    if (!button || button.dispatchEvent(new Event('emptied', { cancelable: true }))) return;
    performance.mark('alive');
    clearInterval(look);
  });
  addEventListener('click', ({ target, isTrusted, timeStamp }) => {
    if (!(target instanceof Element) || !target.closest(selector)) return;
    if (!isTrusted) performance.mark('repeated');
    else if (performance.getEntriesByName('repeated').length > 0)
      performance.measure('pressed', { start: timeStamp, end: performance.now() });
  });
};
