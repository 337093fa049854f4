import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { CHROMIUM, launchBrowser } from '#tests/support/chromium.ts';
import { type CookieOf, signInRemotely } from '#tests/support/sign-in-remotely.ts';
import { type BenchResult, resultOf, type Target } from './harness.ts';
import { fillSite, samplePages } from './sample-site.ts';

/** Milliseconds after the first paint. */
const DELAYS = [500, 1000, 2000, 4000, 8000];
const LIMIT_MS = 12_000;
const MBIT_BYTES = 125_000;
/** What a press does that leads away to another document, or to nothing. */
const LOST = Number.POSITIVE_INFINITY;

interface Line {
  name: string;
  cpu: number;
  network: { latency: number; mbits: number } | null;
  /** From this delay on. */
  target: { from: number; atMost: number };
}

const LINES: Readonly<Record<string, Line>> = {
  desk: { name: '책상', cpu: 1, network: null, target: { from: 500, atMost: 50 } },
  fast: {
    name: '10 Mbit/s, CPU ÷ 4',
    cpu: 4,
    network: { latency: 40, mbits: 10 },
    target: { from: 1000, atMost: 200 },
  },
  slow: {
    name: '1.6 Mbit/s, CPU ÷ 4',
    cpu: 4,
    network: { latency: 150, mbits: 1.6 },
    target: { from: 4000, atMost: 200 },
  },
};

interface Press {
  /** What is pressed: a selector, or a key. */
  at: string;
  key?: string;
  isSignedIn?: true;
  /** Typed after the press. */
  text?: string;
  /** An expression that is true in the page once the press has done what it is for. */
  done: string;
}

const OPEN_DIALOG = `!!document.querySelector('dialog[open], [role="dialog"]')`;
const FIND = { at: 'a.find', done: OPEN_DIALOG };

/** By the page's name in `samplePages`: menu, filter, tab, dialog, a field, a key. */
const PRESSES: Readonly<Record<string, Press>> = {
  홈: FIND,
  아이템: { at: 'main button[aria-pressed]', done: `!!document.querySelector('main button[aria-pressed="true"]')` },
  '아이템 거래': {
    at: '#watch input:not([type=radio]):not([type=checkbox])',
    text: '777',
    done: `document.querySelector('#watch button[type=submit]').textContent === '알림 걸기'`,
  },
  거래: {
    at: 'main form label:has(input[name="tradeType"][value="1"]), main form a[href*="tradeType=1"]',
    done: `location.search.includes('tradeType=1')`,
  },
  계산기: {
    at: '#level',
    text: '50',
    done: `document.querySelector('#level').value === '50' && document.querySelector('[data-answer] .num, [data-answer]').textContent !== window.textBefore`,
  },
  지도: {
    at: 'main button:has-text("확대"), main button[aria-label="확대"]',
    done: `[...document.querySelectorAll('main output')].some((one) => one.textContent.includes('배'))`,
  },
  파티: { at: 'main li button[data-press]:enabled', done: OPEN_DIALOG },
  공략: { at: '', key: '/', done: OPEN_DIALOG },
  프로필: { at: 'main button[data-press]:enabled', done: OPEN_DIALOG },
  '거래 올리기': {
    isSignedIn: true,
    at: 'main input[type=search]',
    text: '진호박',
    done: `!!document.querySelector('main a[href^="/trade/register/655"]')`,
  },
};

const { values: chosen } = parseArgs({
  strict: false,
  options: {
    runs: { type: 'string', default: '5' },
    lines: { type: 'string', default: Object.keys(LINES).join() },
    pages: { type: 'string' },
    delays: { type: 'string' },
    /** Another checkout whose site is pressed. */
    tree: { type: 'string' },
  },
});

/**
 * From a press so long after the first paint until the page shows what it does: the worst of some visits to each of ten pages.
 * `--lines=desk --pages=홈,지도 --delays=500 --runs=1 --tree=DIR` for less, or another checkout.
 */
export default async function firstPress(): Promise<BenchResult[]> {
  if (CHROMIUM === undefined) return [];
  const filled = await fillSite(chosen.tree as string | undefined);
  const browser = await launchBrowser();
  try {
    return await filled.serve({ RATE_LIMIT_SCALE: '1000', ALLOW_LOCAL_AUTH: 'true' }, async (origin) => {
      const pages = [...(await samplePages(origin)), ['/trade/register', '거래 올리기'] as const];
      const only = chosen.pages === undefined ? null : String(chosen.pages).split(',');
      const shown = pages.filter(([, name]) => only === null || only.includes(name));
      const cookies = await signInRemotely(origin, '누르는이');
      const rows: BenchResult[] = [];
      for (const name of String(chosen.lines).split(',')) {
        const line = LINES[name];
        if (line) rows.push(...(await pressOver(browser, origin, line, shown, cookies)));
      }
      return rows;
    });
  } finally {
    await browser.close();
    await filled.drop();
  }
}

async function pressOver(
  browser: Browser,
  origin: string,
  line: Line,
  pages: readonly (readonly [path: string, name: string])[],
  cookies: CookieOf[],
): Promise<BenchResult[]> {
  const delays = chosen.delays === undefined ? DELAYS : String(chosen.delays).split(',').map(Number);
  const rows: BenchResult[] = [];
  for (const delay of delays) {
    const found: { name: string; ms: number }[] = [];
    for (const [path, name] of pages) {
      const press = PRESSES[name];
      if (!press) continue;
      const times: number[] = [];
      for (let run = 0; run < Number(chosen.runs); run += 1) {
        times.push(
          await pressAfter(browser, origin + path, press, {
            line,
            delay,
            cookies: press.isSignedIn ? cookies : undefined,
          }),
        );
      }
      found.push({ name, ms: Math.max(...times) });
    }
    const worst = found.reduce((most, one) => (one.ms > most.ms ? one : most), { name: '–', ms: 0 });
    const target: Target | undefined = delay >= line.target.from ? { atMost: line.target.atMost } : undefined;
    console.log(
      `${line.name}, ${delay} ms: ${found.map(({ name, ms }) => `${name} ${Number.isFinite(ms) ? Math.round(ms) : '잃음'}`).join(', ')}`,
    );
    rows.push(
      resultOf({
        name: `${line.name}: ${delay} ms 뒤의 누름 (${worst.name})`,
        unit: 'ms',
        ours: worst.ms,
        baseline: 1,
        target,
      }),
    );
  }
  return rows;
}

async function pressAfter(
  browser: Browser,
  url: string,
  press: Press,
  { line, delay, cookies }: { line: Line; delay: number; cookies: CookieOf[] | undefined },
): Promise<number> {
  const context = await browser.newContext({
    bypassCSP: true,
    locale: 'ko-KR',
    viewport: { width: 1440, height: 900 },
  });
  try {
    if (cookies) await context.addCookies(cookies);
    const page = await context.newPage();
    await throttle(await context.newCDPSession(page), line);
    await page.addInitScript(WATCH, { done: press.done, isKey: press.key !== undefined });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(BEFORE_PRESS, delay);
    const waitedMs = await doPress(page, press);
    const pressed = await page.waitForFunction(() => Reflect.get(window, 'pressedMs') ?? false, undefined, {
      timeout: LIMIT_MS,
    });
    return waitedMs + Number(await pressed.jsonValue());
  } catch {
    return LOST;
  } finally {
    await context.close();
  }
}

async function throttle(session: CDPSession, { cpu, network }: Line): Promise<void> {
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  const throughput = network.mbits * MBIT_BYTES;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** @returns milliseconds that the visitor saw nothing to press */
async function doPress(page: Page, { at, key, text }: Press): Promise<number> {
  if (key) {
    await page.keyboard.press(key);
    return 0;
  }
  const target = page.locator(at).filter({ visible: true }).first();
  const isThere = await target.isVisible();
  const soughtAt = performance.now();
  await target.scrollIntoViewIfNeeded({ timeout: LIMIT_MS });
  const box = await target.boundingBox({ timeout: LIMIT_MS });
  const waitedMs = isThere ? 0 : performance.now() - soughtAt;
  if (!box) throw new Error(`${page.url()} has no ${at}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (text) await page.keyboard.type(text);
  return waitedMs;
}

/** Waits in the page itself, and notes what it shows. */
const BEFORE_PRESS = async (delay: number) => {
  const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  await new Promise((resolve) => setTimeout(resolve, Math.max(paintedAt + delay - performance.now(), 0)));
  Object.assign(window, {
    textBefore: document.querySelector('[data-answer]')?.textContent,
  });
};

/** Times from the trusted press, or the last key, until the page shows what it does. */
const WATCH = ({ done, isKey }: { done: string; isKey: boolean }) => {
  let pressedAt: number | undefined;
  const isDone = new Function(`return ${done}`);
  const look = () => {
    if (pressedAt !== undefined && isDone())
      Object.assign(window, { pressedMs: Math.max(performance.now() - pressedAt, 0.1) });
    else setTimeout(look, 4);
  };
  const note = ({ isTrusted, timeStamp }: Event) => {
    if (!isTrusted) return;
    if (pressedAt === undefined) setTimeout(look);
    pressedAt = timeStamp;
  };
  if (!isKey) addEventListener('pointerdown', note, true);
  addEventListener('keydown', note, true);
};
