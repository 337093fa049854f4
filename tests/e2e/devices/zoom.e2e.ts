import { catalog, expect, test } from '#tests/e2e/support/test.ts';
import { setTextSize, zoomFaults } from '#tests/e2e/support/zoom-faults.ts';
import { named, PUMPKIN } from '#tests/support/page-samples.ts';

const pumpkin = named(catalog.items, PUMPKIN).id;

/** A list, an item, its market, a form with a long table, a drawing, running text, and a question with its answer. */
const PATHS = ['/', `/items/${pumpkin}`, `/trade/${pumpkin}`, '/party', '/maps/22', '/notice/scam', '/calc/exp'];

test.describe('large text and zoom', () => {
  for (const path of PATHS)
    test(`lose nothing of ${path} at 200 % text and at 400 %`, async ({ visit }) => {
      expect(await zoomFaults(await visit(path))).toEqual([]);
    });

  test('follow the text size that the browser is set to', async ({ visit }) => {
    const page = await visit('/items');
    const browser = await page.context().newCDPSession(page);
    const sizes = () =>
      page.evaluate(() => [getComputedStyle(document.body).fontSize, matchMedia('(min-width: 56.25rem)').matches]);
    await setTextSize(browser, 16);
    expect(await sizes()).toEqual(['15px', true]);
    await setTextSize(browser, 32);
    expect(await sizes()).toEqual(['30px', false]);
  });
});
