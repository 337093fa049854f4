import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('on paper', () => {
  test('/shortcuts is black on white, without controls', async ({ visit }) => {
    const page = await visit('/shortcuts');
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.top', '.tabbar', '.totop', '.foot', '.rail']) {
      const shown = await page.locator(part).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
      expect([part, shown]).toEqual([part, 0]);
    }
    expect(await page.locator('main h1').isVisible()).toBe(true);
    const colors = await page.evaluate(() => {
      const cell = document.querySelector('main td') ?? document.body;
      return [getComputedStyle(document.body).backgroundColor, getComputedStyle(cell).color];
    });
    expect(colors[0]).toMatch(/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/);
    const [red = 255, green = 255, blue = 255] = (colors[1]?.match(/\d+/g) ?? []).map(Number);
    expect(Math.max(red, green, blue)).toBeLessThan(100);
    const paper = await page.pdf({ format: 'A4' });
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('nothing overflows the edge', async ({ visit }) => {
    const page = await visit('/shortcuts', { viewport: { width: 794, height: 1123 } });
    await page.emulateMedia({ media: 'print' });
    const cut = await page.evaluate(
      () =>
        [...document.querySelectorAll('main td, main kbd')].filter(
          (one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
        ).length,
    );
    expect(cut).toBe(0);
  });
});
