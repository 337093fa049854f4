import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { CHROMIUM, launchBrowser } from '#tests/support/chromium.ts';
import { type BenchResult, median, resultOf } from './harness.ts';
import { fillSite } from './sample-site.ts';

const TARGET_MS = 100;
/** Changes right after the page has loaded, which run code for the first time. */
const FIRST_CHANGES = 4;
/** Milliseconds for what follows a change, before the next one. */
const REST_MS = 300;
const WEAPONS = 0;
const COMPARED = 4;
const TABLE = 'table[aria-label="아이템 비교"] thead';
const FOUND = 'ul[aria-label="더할 수 있는 아이템"] a';
const BARE = `<!doctype html><meta name="viewport" content="width=device-width"><button>+</button><output>0</output>
  <script>
    document.querySelector('button').addEventListener('click', () => {
      const output = document.querySelector('output');
      output.textContent = String(Number(output.textContent) + 1);
    });
  </script>`;

const { values: chosen } = parseArgs({
  options: {
    changes: { type: 'string', default: '24' },
    loads: { type: 'string', default: '3' },
    tree: { type: 'string' },
  },
  strict: false,
});

interface NamedItem {
  id: number;
  name: string;
}

/**
 * From a tap that takes an item out of a comparison of four, or adds it again, until a phone has painted the answer.
 * `--changes=8 --loads=1 --tree=DIR` for fewer changes, or another checkout.
 */
export default async function comparing(): Promise<BenchResult[]> {
  if (CHROMIUM === undefined) return [];
  const filled = await fillSite(chosen.tree as string | undefined);
  const browser = await launchBrowser();
  try {
    return await filled.serve({ RATE_LIMIT_SCALE: '1000' }, async (origin) => {
      const items = await bestWeapons(origin);
      const ours: number[][] = [];
      const bare: number[][] = [];
      for (let load = 0; load < Number(chosen.loads); load += 1) {
        ours.push(await changesAfterLoad(browser, origin, items));
        bare.push(await changesOfNumber(browser, origin));
      }
      return [
        ...rowsOf('changed item after the first four', ours.map(later), bare.map(later)),
        ...rowsOf('changed item of the first four', ours.map(first), bare.map(first)),
      ];
    });
  } finally {
    await browser.close();
    await filled.drop();
  }
}

const first = (times: readonly number[]) => times.slice(0, FIRST_CHANGES);
const later = (times: readonly number[]) => times.slice(FIRST_CHANGES);

function rowsOf(name: string, ours: readonly number[][], bare: readonly number[][]): BenchResult[] {
  const rest = { unit: 'ms', target: { atMost: TARGET_MS } };
  return [
    resultOf({
      ...rest,
      name: `${name}, CPU ÷ 4, median ÷ one number`,
      ours: median(ours.flat()),
      baseline: median(bare.flat()),
    }),
    resultOf({
      ...rest,
      name: `${name}, CPU ÷ 4, worst ÷ one number`,
      ours: Math.max(...ours.flat()),
      baseline: Math.max(...bare.flat()),
    }),
  ];
}

/** The weapons of the highest damage, of which most is known. */
async function bestWeapons(origin: string): Promise<NamedItem[]> {
  const response = await fetch(`${origin}/api/items/types/${WEAPONS}`);
  const weapons = (await response.json()) as (NamedItem & { dam: number | null })[];
  return weapons.toSorted((one, other) => (other.dam ?? 0) - (one.dam ?? 0)).slice(0, COMPARED);
}

async function openOnPhone(browser: Browser, watched: string): Promise<Page> {
  const context = await browser.newContext({
    bypassCSP: true,
    locale: 'ko-KR',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(WATCH, watched);
  return page;
}

async function changesAfterLoad(browser: Browser, origin: string, items: readonly NamedItem[]): Promise<number[]> {
  const page = await openOnPhone(browser, TABLE);
  const last = items.at(-1);
  try {
    await page.goto(`${origin}/items?compare=${items.map(({ id }) => id).join()}`);
    // The first sign of a person loads the code that follows links.
    await page.locator('h1').tap();
    await page.waitForFunction(() => performance.getEntriesByName('all-pages').length > 0);
    const times: number[] = [];
    while (times.length < Number(chosen.changes)) {
      times.push(await answerOf(page, `${TABLE} th:last-child a:last-child`));
      await page.getByRole('searchbox', { name: '비교에 더할 아이템' }).fill(last?.name ?? '');
      times.push(await answerOf(page, `${FOUND}[href$=",${last?.id}"]`));
    }
    return times;
  } finally {
    await page.context().close();
  }
}

async function changesOfNumber(browser: Browser, origin: string): Promise<number[]> {
  const page = await openOnPhone(browser, 'output');
  try {
    const url = `${origin}/bare-number`;
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: BARE }));
    await page.goto(url);
    const times: number[] = [];
    while (times.length < Number(chosen.changes)) times.push(await answerOf(page, 'button'));
    return times;
  } finally {
    await page.context().close();
  }
}

async function answerOf(page: Page, pressed: string): Promise<number> {
  await page.locator(pressed).scrollIntoViewIfNeeded();
  await delay(REST_MS);
  const answer = page.evaluate(() => (Reflect.get(window, 'nextAnswer') as () => Promise<number>)());
  await page.locator(pressed).tap();
  return answer;
}

/** Times from a trusted click until the frame is painted in which the watched element has another text. */
const WATCH = (watched: string) => {
  let pressedAt = 0;
  const readText = () => document.querySelector(watched)?.textContent;
  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (isTrusted) pressedAt = timeStamp;
    },
    true,
  );
  const nextAnswer = () =>
    new Promise<number>((resolve) => {
      const before = readText();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - pressedAt);
      const observer = new MutationObserver(() => {
        if (readText() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => port2.postMessage(null));
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
  Object.assign(window, { nextAnswer });
};
