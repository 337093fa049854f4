import type { Page } from '@playwright/test';
import { z } from 'zod';
import { steadyShiftsOf } from '#tests/e2e/support/layout-shifts.ts';
import { catalog, expect, test, untilAlive } from '#tests/e2e/support/test.ts';
import { pageSamples } from '#tests/support/page-samples.ts';

const samples = pageSamples(catalog);
const pathOf = (route: string) => samples.find((sample) => sample.route === route)?.path ?? '/';
const KINDS = ['/', '/items/:id', '/trade', '/trade/:id', '/calc/exp', '/maps/:code'];

/** By the browser's own clock: messages about requests may reach the test after the one about `load`. */
const REQUESTS = () => {
  const [visited] = performance.getEntriesByType('navigation');
  const loadedAt = visited instanceof PerformanceNavigationTiming ? visited.loadEventStart : 0;
  const aliveAt = performance.getEntriesByName('first-page')[0]?.startTime ?? 0;
  return performance
    .getEntriesByType('resource')
    .concat(visited ?? [])
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, startTime, encodedBodySize }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      isBeforeLoad: startTime < loadedAt,
      isBeforeAlive: startTime < aliveAt,
    }));
};
const requestsSchema = z.array(
  z.object({ path: z.string(), bytes: z.number(), isBeforeLoad: z.boolean(), isBeforeAlive: z.boolean() }),
);
const requestsOf = async (page: Page) => requestsSchema.parse(await page.evaluate(REQUESTS));
const bytesOf = (requests: readonly { bytes: number }[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0);
const textFaceOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);
const hasPretendard = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Pretendard' && status === 'loaded'));

test.describe('the first visit', () => {
  const MAX_JAVASCRIPT_BYTES = 97_000;

  test('of an item page requests at most 97 kB of JavaScript before it is alive', async ({ visit, site }) => {
    const codings: Promise<string | null>[] = [];
    const page = await visit(pathOf('/items/:id'), {
      isFirst: true,
      async prepare(prepared) {
        prepared.on('response', (response) => {
          if (response.request().resourceType() === 'script') codings.push(response.headerValue('content-encoding'));
        });
      },
    });
    const scripts = (await requestsOf(page)).filter(({ path, isBeforeAlive }) => path.endsWith('.js') && isBeforeAlive);
    expect([...new Set(await Promise.all(codings))]).toEqual(['br']);
    expect(scripts.length).toBeGreaterThan(1);
    expect(bytesOf(scripts)).toBeGreaterThan(50_000);
    expect(bytesOf(scripts)).toBeLessThanOrEqual(MAX_JAVASCRIPT_BYTES);
    expect(new URL(page.url()).origin).toBe(site.origin);
  });

  test('begins its scripts in a frame after the one that is painted first, also where all files are there before it', async ({
    visit,
  }) => {
    const page = await visit('/maps', {
      prepare: (prepared) =>
        prepared.addInitScript(() => {
          addEventListener('load', () => requestAnimationFrame((at) => Object.assign(window, { firstFrameAt: at })));
        }),
    });
    const { firstFrameAt, begun } = await page.evaluate(() => ({
      firstFrameAt: Number(Reflect.get(window, 'firstFrameAt')),
      begun: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/client-[^/]+\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(begun).toHaveLength(1);
    expect(begun[0]).toBeGreaterThan(firstFrameAt);
  });

  for (const route of KINDS)
    test(`of ${route} takes at most 260 kB in 30 requests until it has loaded, one font among them`, async ({
      visit,
    }) => {
      const page = await visit(pathOf(route), { isFirst: true });
      const begun = (await requestsOf(page)).filter(({ isBeforeLoad }) => isBeforeLoad);
      expect(begun.length).toBeGreaterThan(3);
      expect(begun.length).toBeLessThanOrEqual(30);
      expect(bytesOf(begun)).toBeLessThanOrEqual(260_000);
      const fonts = begun.filter(({ path }) => path.endsWith('.woff2'));
      expect(fonts.map(({ path }) => path.replace(/-[\w-]{8}[.]woff2$/, ''))).toEqual(['/assets/galmuri11-bold']);
      expect(begun.filter(({ path }) => path.endsWith('.js')).length).toBeLessThanOrEqual(12);
    });

  test('fetches the site’s own faces once it is touched, and uses them from the next document on', async ({
    visit,
  }) => {
    const page = await visit('/skills', { isFirst: true });
    await page.waitForLoadState('networkidle');
    expect((await requestsOf(page)).filter(({ path }) => path.includes('pretendard'))).toEqual([]);
    expect(await textFaceOf(page)).not.toContain('"Pretendard",');
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => localStorage.getItem('faces') !== null);
    await page.reload();
    await untilAlive(page);
    expect(await textFaceOf(page)).toMatch(/^"?Pretendard"?,/);
    await expect.poll(() => hasPretendard(page)).toBe(true);
    expect(await steadyShiftsOf(page)).toEqual([]);
  });

  test('uses the site’s own faces at once where the device has no Korean one', async ({ visit }) => {
    const page = await visit('/skills', {
      isFirst: true,
      prepare: (prepared) =>
        prepared.addInitScript(() => {
          CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(1, 1);
        }),
    });
    expect(await textFaceOf(page)).toMatch(/^"?Pretendard"?,/);
    await expect.poll(() => hasPretendard(page)).toBe(true);
  });

  test('does what was pressed before the page was alive, once, and takes a toggle back', async ({ visit }) => {
    const scripts = Promise.withResolvers<void>();
    const paused = (prepared: Page) =>
      prepared.route('**/assets/client-*.js', async (route) => {
        await scripts.promise;
        await route.continue();
      });
    const options = { isFirst: true, prepare: paused, until: async () => undefined };
    const zoomed = await visit(pathOf('/maps/:code'), options);
    const starred = await visit(pathOf('/items/:id'), options);
    await zoomed.getByRole('button', { name: '확대' }).first().click();
    const star = starred.getByRole('button', { name: '즐겨찾기' });
    await star.click();
    await star.click();
    scripts.resolve();
    await Promise.all([untilAlive(zoomed), untilAlive(starred)]);
    await zoomed.locator('output').filter({ hasText: '배' }).first().waitFor({ state: 'attached' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });

  test('sends no request to another site', async ({ visit, site }) => {
    const strangers: string[] = [];
    const page = await visit('/', {
      async prepare(prepared) {
        prepared.on('request', (request) => {
          const { origin, protocol } = new URL(request.url());
          if (origin !== site.origin && protocol !== 'data:') strangers.push(request.url());
        });
      },
    });
    await page.waitForLoadState('networkidle');
    expect(strangers).toEqual([]);
  });
});
