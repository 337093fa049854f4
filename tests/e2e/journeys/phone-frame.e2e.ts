import type { Page } from '@playwright/test';
import { shiftsOf } from '#tests/e2e/support/layout-shifts.ts';
import { accessibilityFaults } from '#tests/e2e/support/screen-faults.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';

const topOf = (page: Page) => page.locator('.top').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test.describe('the frame on a phone', () => {
  test('lets its bar go on scrolling down and has it back on scrolling up, and nothing shifts', async ({ visit }) => {
    const page = await visit('/items/types/0', { ...PHONE, reducedMotion: 'reduce' });
    const up = page.getByRole('link', { name: '맨 위로' });
    expect([await topOf(page), await up.isVisible()]).toEqual([53, false]);
    const before = (await shiftsOf(page)).length;
    await scrollTo(page, 2000);
    expect([await topOf(page), await up.isVisible()]).toEqual([0, false]);
    await scrollTo(page, 1800);
    expect([await topOf(page), await up.isVisible()]).toEqual([53, true]);
    // Without motion neither fades nor slides.
    expect(
      await page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length),
    ).toBe(0);
    const { x = 0, width = 0 } = (await up.boundingBox()) ?? {};
    expect(x + width / 2).toBeCloseTo(390 / 2, 0);
    await up.tap();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect([await topOf(page), (await shiftsOf(page)).slice(before)]).toEqual([53, []]);
  });

  test('opens the whole menu from below, without faults, and closes it with the choice', { tag: '@gate' }, async ({
    visit,
  }) => {
    const page = await visit('/items', PHONE);
    await page.getByRole('button', { name: '전체' }).tap();
    const menu = page.getByRole('navigation', { name: '전체 메뉴' });
    await menu.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const link of await menu.getByRole('link').all()) {
      const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
      expect([await link.textContent(), width >= 44 && height >= 44]).toEqual([await link.textContent(), true]);
    }
    await menu.getByRole('link', { name: '길찾기' }).tap();
    await page.waitForURL('**/maps/route');
    await menu.waitFor({ state: 'hidden' });
  });

  test('closes what is open by Back and stays, with its filters, and leaves after that', async ({ visit }) => {
    const page = await visit('/', PHONE);
    await page.getByRole('button', { name: '전체' }).tap();
    const open = page.locator(':popover-open');
    await open.waitFor();
    await open.getByRole('link', { name: '문파', exact: true }).first().tap();
    await page.waitForURL('**/guilds');
    await page.getByRole('button', { name: '전체' }).tap();
    await open.waitFor();
    await page.goBack();
    await expect(open).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/guilds');

    await page.getByRole('button', { name: /^필터/ }).tap();
    await open.waitFor();
    await open.locator('select').first().selectOption({ index: 1 });
    await page.waitForURL(/\/guilds\?/);
    await page.goBack();
    await expect(open).toHaveCount(0);
    expect(page.url()).toMatch(/\/guilds\?/);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('closes an open sheet when the window becomes wider than a phone', async ({ visit }) => {
    const page = await visit('/guilds', PHONE);
    await page.getByRole('button', { name: /^필터/ }).tap();
    const open = page.locator(':popover-open');
    await open.waitFor();
    await page.setViewportSize({ width: 640, height: 844 });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await open.count()).toBe(1);
    await page.setViewportSize({ width: 1000, height: 844 });
    await expect.poll(() => open.count()).toBe(0);
  });
});
