import type { Page } from '@playwright/test';
import { complaintsOf, expect, test, untilTakenOver, use, type Visit } from '#tests/e2e/support/test.ts';

const MINUTE_MS = 60_000;
const MANIFEST = '**/builds/meta/*.json';

/** A mark that a new document does not have. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name, exact: true });

/** The page goes on without rules until then. */
async function untilRulesRead(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('route-rules').length > 0);
}

test.describe('a tab that stays open over an upgrade', () => {
  test('is told kindly of the new version, goes on, and opens its next path as a document', async ({ visit }) => {
    const requested: string[] = [];
    const page = await visit('/skills', {
      // Time that runs ahead cuts the live line.
      allowed: /WebSocket is closed before/,
      prepare: async (prepared) => {
        await prepared.clock.install();
        await prepared.route('**/builds/latest.json*', (route) => {
          requested.push(new URL(route.request().url()).search);
          return route.fulfill({ json: { id: 'next', timestamp: 1 } });
        });
      },
      // A stopped clock has no marks.
      until: async (opened) => {
        await untilTakenOver(opened);
        const manifest = opened.waitForResponse(MANIFEST);
        await use(opened);
        await manifest;
      },
    });
    await mark(page);
    await page.clock.fastForward(5 * MINUTE_MS);
    await expect.poll(() => requested.length).toBe(1);
    expect(requested[0]).toMatch(/^\?t=\d{13}$/);
    const link = page.getByRole('status').getByRole('link', { name: '새 버전' });
    await expect(link).toHaveCount(0);
    const linksAMinuteLater = async () => {
      await page.clock.fastForward(MINUTE_MS);
      return link.count();
    };
    await expect.poll(linksAMinuteLater).toBe(1);
    expect(await isMarked(page)).toBe(true);
    await menu(page, '도감').click();
    await page.waitForURL('**/items');
    expect(await isMarked(page)).toBe(false);
  });

  test('stays where a rule names a middleware that this version does not know: p§8', async ({ visit }) => {
    const rules = { static: { '/items': { appMiddleware: { newer: true } } }, wildcard: {}, dynamic: {} };
    const page = await visit('/skills', {
      allowed: /Unknown route middleware: newer/,
      prepare: (prepared) =>
        prepared.route(MANIFEST, (route) => route.fulfill({ json: { id: 'x', timestamp: 1, matcher: rules } })),
    });
    await untilRulesRead(page);
    const failed = page.waitForEvent('pageerror');
    await menu(page, '도감').click();
    expect((await failed).message).toBe('Unknown route middleware: newer');
    await page.getByRole('heading', { level: 1, name: '기술' }).waitFor();
    await mark(page);
    await menu(page, '지도').click();
    await page.waitForURL('**/maps');
    expect(await isMarked(page)).toBe(true);
  });

  test('goes on without rules where the manifest is none, and says so in one line of its log: p§8', async ({
    visit,
  }) => {
    const page = await visit('/skills', {
      allowed: /길의 규칙을 읽지 못했습니다/,
      prepare: (prepared) =>
        prepared.route(MANIFEST, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })),
    });
    await expect.poll(() => complaintsOf(page).filter((one) => one.includes('길의 규칙')).length).toBe(1);
    await mark(page);
    await menu(page, '도감').click();
    await page.waitForURL('**/items');
    expect(await isMarked(page)).toBe(true);
  });

  test.describe('back in the history', () => {
    /** The page of items, under a rule. */
    async function atItems(visit: Visit, rule: object, allowed?: RegExp) {
      const rules = { static: { '/items': rule }, wildcard: {}, dynamic: {} };
      const page = await visit('/items', {
        ...(allowed && { allowed }),
        prepare: async (prepared) => {
          await prepared.route('https://ads.example/**', (route) => route.fulfill({ body: '<h1>elsewhere</h1>' }));
          await prepared.route(MANIFEST, (route) =>
            route.fulfill({ json: { id: 'x', timestamp: 1, matcher: rules, prerendered: [] } }),
          );
        },
      });
      await untilRulesRead(page);
      await mark(page);
      return page;
    }

    /** Items and then skills in one document, and back. */
    async function backToItems(...given: Parameters<typeof atItems>) {
      const page = await atItems(...given);
      await menu(page, '기술').click();
      await page.getByRole('heading', { level: 1, name: '기술' }).waitFor();
      expect(await isMarked(page)).toBe(true);
      await page.evaluate(() => history.back());
      return page;
    }

    for (const [name, rule, url] of [
      ['a redirect', { redirect: { to: 'https://ads.example/list', statusCode: 301 } }, 'https://ads.example/list'],
      ['the maintenance', { appMiddleware: { maintenance: true } }, '**/maintenance'],
    ] as const)
      test(`${name} is obeyed, by a document`, async ({ visit }) => {
        const page = await backToItems(visit, rule);
        await page.waitForURL(url);
        await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
      });

    test('a page of operators is left and entered by a document', async ({ visit }) => {
      const page = await atItems(visit, { appMiddleware: { operator: true } });
      await menu(page, '기술').click();
      await page.getByRole('heading', { level: 1, name: '기술' }).waitFor();
      expect(await isMarked(page)).toBe(false);
      await mark(page);
      await untilRulesRead(page);
      await menu(page, '도감').click();
      await page.getByRole('heading', { level: 1, name: '아이템 도감' }).waitFor();
      expect(await isMarked(page)).toBe(false);
    });

    test('an unknown middleware leaves the page and its address: p§8', async ({ visit }) => {
      const page = await backToItems(visit, { appMiddleware: { newer: true } }, /Unknown route middleware: newer/);
      await page.waitForURL('**/skills');
      await page.getByRole('heading', { level: 1, name: '기술' }).waitFor();
      await menu(page, '지도').click();
      await page.waitForURL('**/maps');
      expect(await isMarked(page)).toBe(true);
    });
  });
});
