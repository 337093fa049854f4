import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { shiftsOf } from '#tests/e2e/support/layout-shifts.ts';
import { freePort } from '#tests/e2e/support/shared-sites.ts';
import { DESKTOP, expect, test, untilAlive } from '#tests/e2e/support/test.ts';
import { storedFaces } from '#tests/support/build.ts';
import { CHROMIUM, launchBrowser } from '#tests/support/chromium.ts';
import { createFactsDatabase, type TestDatabase } from '#tests/support/database.ts';
import { RECORD_SHIFTS } from '#tests/support/record-shifts.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';
import { STORE_FACES } from '#tests/support/store-faces.ts';

/** Not this machine by its name, so that ads are shown. */
const HOST = 'naru.example';
const SLOT = '[data-ad-slot]';

/** A publisher tag that fills each slot with more than its room. */
const TAG = `
const tag = window.googletag;
tag.defineSlot = (unit, size, id) => ({ unit, id, addService() { return this; } });
tag.destroySlots = (slots) => slots.every(({ id }) => document.getElementById(id)?.replaceChildren() === undefined);
tag.pubads = () => ({});
tag.enableServices = () => undefined;
tag.display = (id) => {
  const ad = document.createElement('div');
  ad.className = 'of-the-network';
  ad.style.cssText = 'width:5000px;height:5000px;background:red';
  document.getElementById(id).append(ad);
};
for (const act of tag.cmd.splice(0)) act();
tag.cmd.push = (act) => act();
`;

describe.skipIf(CHROMIUM === undefined)('ads of a network whose script is in the page itself', () => {
  let database: TestDatabase;
  let site: ServedSite;
  let browser: Browser;
  let origin: string;
  const contexts: BrowserContext[] = [];

  test.beforeAll(async () => {
    database = await createFactsDatabase();
    const PORT = String(await freePort());
    origin = `http://${HOST}:${PORT}`;
    site = await serveSite({
      ...{ DATABASE_URL: database.url, PORT, PUBLIC_SITE_URL: origin },
      ...{ AD_PROVIDER: 'gpt', AD_NETWORK_SCRIPT_URL: 'https://ads.example/tag.js', AD_GPT_NETWORK: '/1234/naru' },
      ...{ AD_DIRECT: 'true', AD_NETWORK_HOSTS: 'ads.example' },
    });
    browser = await launchBrowser(CHROMIUM, [
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ]);
  });
  test.afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  test.afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await database?.drop();
  });

  async function visit(network: (route: Route) => Promise<unknown>) {
    const context = await browser.newContext({ ...DESKTOP, locale: 'ko-KR', baseURL: origin });
    contexts.push(context);
    await context.addInitScript(STORE_FACES, storedFaces());
    await context.route('https://ads.example/**', network);
    const page = await context.newPage();
    const asked: string[] = [];
    const noises: string[] = [];
    page.on('pageerror', ({ message }) => noises.push(message));
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== HOST) asked.push(request.url());
    });
    await page.addInitScript(RECORD_SHIFTS);
    await page.goto('/items');
    await untilAlive(page);
    await page.locator(SLOT).first().waitFor();
    return { page, asked, noises };
  }

  const fill = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: TAG });
  const agree = (page: Page) => page.locator(SLOT).first().getByRole('button', { name: '맞춤 광고' }).click();
  const menu = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
  const sizeOf = async (page: Page) => {
    const box = await page.locator(SLOT).first().boundingBox();
    return `${box?.width}x${box?.height}`;
  };
  const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
  const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

  test('come after the visitor has chosen, in their own room, and a page without ads is a document of its own', async ({
    visit,
  }) => {
    const { page, asked, noises } = await visit(fill);
    expect(asked).toEqual([]);
    const size = await sizeOf(page);
    const { length } = await shiftsOf(page);
    await agree(page);
    await expect.poll(() => page.locator(`${SLOT} .of-the-network`).count()).toBe(2);
    expect(asked).toEqual(['https://ads.example/tag.js']);
    expect([await sizeOf(page), (await shiftsOf(page)).slice(length)]).toEqual([size, []]);
    await mark(page);
    await menu(page, '기술').click();
    await page.waitForURL('**/skills');
    expect(await isMarked(page)).toBe(true);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/notice/policy', textContent: 'policy' });
      document.querySelector('main')?.prepend(link);
      link.click();
    });
    await page.waitForURL('**/notice/policy');
    await untilAlive(page);
    expect([await isMarked(page), await page.locator(SLOT).count(), asked.length, noises]).toEqual([false, 0, 1, []]);
  });

  for (const [name, answer] of [
    ['half a minute late', fill],
    ['as a document of 50 MB', (route: Route) => route.fulfill({ body: `/*${' '.repeat(50_000_000)}*/` })],
    ['with an error', (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' })],
  ] as const)
    test(`whose answer comes ${name} lose no press and move nothing`, async ({ visit }) => {
      const late = Promise.withResolvers<void>();
      const { page, noises } = await visit(async (route) => {
        await late.promise;
        await answer(route);
      });
      const size = await sizeOf(page);
      await agree(page);
      await menu(page, '기술').click();
      await page.waitForURL('**/skills');
      await page.getByRole('heading', { level: 1, name: '기술' }).waitFor();
      const { length } = await shiftsOf(page);
      const answered = page.waitForResponse('https://ads.example/tag.js');
      late.resolve();
      await answered;
      await page.getByRole('searchbox').first().fill('공력증강');
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('공력증강');
      expect([await sizeOf(page), noises]).toEqual([size, []]);
      const shifts = (await shiftsOf(page)).slice(length);
      expect(shifts.filter((shift) => JSON.stringify(shift).includes('ad-'))).toEqual([]);
    });
});
