import type { Page, Route } from '@playwright/test';
import { agree, LAUNCH, menu, NETWORK, SLOT, script, sizeOf, TAG, test } from '#tests/e2e/support/ads.ts';
import { shiftsOf } from '#tests/e2e/support/layout-shifts.ts';
import { expect, untilAlive } from '#tests/e2e/support/test.ts';

/** A publisher tag that fills each slot with more than its room. */
const GREEDY = `
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

test.use({
  launchOptions: LAUNCH,
  where: { ...NETWORK, AD_DIRECT: 'true', AD_NETWORK_HOSTS: 'ads.example' },
});

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test.describe('ads of a network whose script is in the page itself', () => {
  test('come after the visitor has chosen, in their own room, and a page without ads is a document of its own', async ({
    visitBesideAds,
  }) => {
    const { page, asked } = await visitBesideAds('/items', { network: script(GREEDY) });
    await page.locator(SLOT).first().waitFor();
    expect(asked).toEqual([]);
    const size = await sizeOf(page);
    const { length } = await shiftsOf(page);
    await agree(page);
    await expect(page.locator(`${SLOT} .of-the-network`)).toHaveCount(2);
    expect(asked).toEqual([TAG]);
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
    expect([await isMarked(page), await page.locator(SLOT).count(), asked.length]).toEqual([false, 0, 1]);
  });

  for (const [name, answer] of [
    ['late', script(GREEDY)],
    ['as a document of 50 MB', (route: Route) => route.fulfill({ body: `/*${' '.repeat(50_000_000)}*/` })],
    ['with an error', (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' })],
  ] as const)
    test(`whose answer comes ${name} lose no press and move nothing`, async ({ visitBesideAds }) => {
      const late = Promise.withResolvers<void>();
      const { page } = await visitBesideAds('/items', {
        allowed: /500 \(Internal Server Error\)/,
        async network(route) {
          await late.promise;
          await answer(route);
        },
      });
      const size = await sizeOf(page);
      await agree(page);
      await menu(page, '기술').click();
      await page.getByRole('heading', { level: 1, name: '기술' }).waitFor();
      const { length } = await shiftsOf(page);
      const answered = page.waitForResponse(TAG);
      late.resolve();
      await answered;
      await page.getByRole('searchbox').first().fill('공력증강');
      await page.waitForURL((url) => url.searchParams.get('q') === '공력증강');
      expect(await sizeOf(page)).toBe(size);
      const shifts = (await shiftsOf(page)).slice(length);
      expect(shifts.filter((shift) => JSON.stringify(shift).includes('ad-'))).toEqual([]);
    });
});
