import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('on paper', () => {
  test('/shortcuts is black on white, without controls, and nothing overflows the edge', async ({ visit }) => {
    const page = await visit('/shortcuts', { viewport: { width: 794, height: 1123 } });
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.top', '.tabbar', '.totop', '.foot', '.rail'])
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
    const { paper, ink, cut } = await page.evaluate(() => ({
      paper: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(document.querySelector('main td') ?? document.body).color,
      cut: [...document.querySelectorAll('main td, main kbd')].filter(
        (one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
      ).length,
    }));
    expect(paper).toMatch(/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/);
    expect(Math.max(...(ink.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number))).toBeLessThan(100);
    expect(cut).toBe(0);
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
