import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { catalog, expect, test, type Visit } from '#tests/e2e/support/test.ts';
import { PUMPKIN } from '#tests/support/page-samples.ts';

const item = catalog.items.find(({ name }) => name === PUMPKIN);
const [skill] = catalog.skills;
const [dungeon] = catalog.dungeons;
if (!item || !skill || !dungeon) throw new Error('the facts know no 진호박');

const CARD = 'baramnaru-card';
/** Longer than the delay of a card and its way over the line. */
const LONG_ENOUGH_MS = 1500;

const strict = (site: string) =>
  `default-src 'none'; script-src ${site}; connect-src ${site}; img-src ${site}; require-trusted-types-for 'script'`;

interface ForeignPage {
  policy(site: string): string;
  headers?: Record<string, string>;
}

const PAGES: Readonly<Record<string, ForeignPage>> = {
  '/strict': { policy: strict, headers: { 'cross-origin-embedder-policy': 'require-corp' } },
  '/without-calls': { policy: (site) => `default-src 'none'; script-src ${site}` },
  '/without-scripts': { policy: () => "default-src 'none'" },
  '/without-trust': { policy: (site) => `${strict(site)}; trusted-types 'none'` },
};

const body = (site: string) => `<!doctype html><html lang="ko"><head><title>남의 사이트</title>
<script src="${site}/tooltips.js" async></script></head><body>
<p><a id="item" href="${site}/items/${item.id}">호박</a> <a id="skill" href="${site}/skills/${skill.id}">기술</a>
<a id="dungeon" href="${site}/dungeons/regions/${dungeon.region}#${dungeon.id}">굴</a>
<span id="marked" tabindex="0" aria-describedby="note" data-baramnaru="item:${item.id}">이름</span>
<a id="other" href="${site}/guides">길잡이</a> <b id="unknown" data-baramnaru="item:999999999">없음</b></p><p id="note">끝</p></body></html>`;

test.describe('cards on another site', () => {
  let server: Server;
  let foreign: string;
  test.beforeAll(async ({ site: { origin: site } }) => {
    server = createServer(({ url = '' }, response) => {
      const page = PAGES[url];
      response.writeHead(page ? 200 : 404, {
        'content-type': 'text/html; charset=utf-8',
        ...(page && { 'content-security-policy': page.policy(site), ...page.headers }),
      });
      response.end(page ? body(site) : '');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    foreign = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => server.close());

  const visitForeign = (visit: Visit, path: string, allowed?: RegExp) =>
    visit(foreign + path, { until: (page) => page.waitForLoadState('load'), ...(allowed && { allowed }) });
  const cardText = (page: Page) => page.locator(`${CARD} .card`).textContent();
  const storedIn = (page: Page) =>
    page.evaluate(() => [document.cookie, Object.keys(localStorage), Object.keys(sessionStorage)]);
  const boxes = (page: Page) =>
    page.evaluate(() =>
      [...document.body.querySelectorAll('*')].map((one) => JSON.stringify(one.getBoundingClientRect())),
    );

  test('show on hover and focus under a strict policy, move nothing and leave nothing', async ({ visit }) => {
    const page = await visitForeign(visit, '/strict');
    const asked: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/__island/')) asked.push(request.headers());
    });
    const before = await boxes(page);
    // The stage itself stores the faces.
    const stored = await storedIn(page);
    await page.hover('#item');
    await page.waitForSelector(CARD);
    expect(await cardText(page)).toContain(PUMPKIN);
    expect(await cardText(page)).toContain('바람나루');
    expect(await boxes(page)).toEqual(before);
    const look = await page.locator(`${CARD} .card`).evaluate((card) => {
      const { backgroundColor, fontFamily } = getComputedStyle(card);
      return { backgroundColor, fontFamily, width: card.getBoundingClientRect().width };
    });
    expect(look).toEqual({ backgroundColor: 'rgb(33, 29, 24)', fontFamily: 'system-ui, sans-serif', width: 300 });
    expect(await page.locator(`${CARD} svg path`).count()).toBeGreaterThan(0);

    await page.keyboard.press('Escape');
    expect(await page.locator(CARD).count()).toBe(0);
    await page.hover('#skill');
    await expect.poll(() => cardText(page)).toContain(skill.name);
    // The card stands over it.
    await page.keyboard.press('Escape');
    await page.hover('#dungeon');
    await expect.poll(() => cardText(page)).toContain(dungeon.name);

    await page.mouse.move(0, 500);
    await expect.poll(() => page.locator(CARD).count()).toBe(0);
    await page.locator('#dungeon').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => cardText(page)).toContain(PUMPKIN);
    expect(await page.getAttribute('#marked', 'aria-describedby')).toBe(CARD);
    await page.keyboard.press('Escape');
    expect(await page.getAttribute('#marked', 'aria-describedby')).toBe('note');

    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ cookie, referer }) => cookie || referer)).toEqual([]);
    expect(await storedIn(page)).toEqual(stored);
    expect(await page.evaluate(() => 'baramnaru' in window)).toBe(false);
  });

  test('do not show for other links, nor for what is not there', async ({ visit }) => {
    const page = await visitForeign(visit, '/strict', /404/);
    for (const place of ['#other', '#unknown']) {
      await page.hover(place);
      await page.waitForTimeout(LONG_ENOUGH_MS);
      expect(await page.locator(CARD).count()).toBe(0);
    }
  });

  for (const path of ['/without-calls', '/without-scripts', '/without-trust'])
    test(`do not show where the page forbids it, and no script fails: ${path}`, async ({ visit }) => {
      const page = await visitForeign(visit, path, /Content Security Policy|violates|Refused|^failed: /);
      await page.hover('#item');
      await page.waitForTimeout(LONG_ENOUGH_MS);
      expect(await page.locator(CARD).count()).toBe(0);
    });

  test('show at the live example', async ({ visit }) => {
    const page = await visit('/tooltips');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/tooltips.js')),
    );
    await page.hover('[data-baramnaru^="item:"]');
    await page.waitForSelector(CARD);
    await page.hover('h1');
    await expect.poll(() => page.locator(CARD).count()).toBe(0);
  });
});
