import { catalog, expect, test } from '#tests/e2e/support/test.ts';
import { named, PUMPKIN } from '#tests/support/page-samples.ts';

const FORCED = { forcedColors: 'active' } as const;

test.describe('forced colours', () => {
  test('show what is chosen, the borders of controls, the focus and the text of drawings', async ({ visit }) => {
    const page = await visit('/calc/exp', FORCED);
    const look = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
    const paper = await look('body', 'background-color');
    const text = await look('body', 'color');

    const chosen = await look('main .seg > .on', 'background-color');
    expect(chosen).not.toBe(paper);
    expect(await look('main .seg > :not(.on)', 'background-color')).not.toBe(chosen);
    expect(await look('main .tabs > .on', 'background-color')).toBe(chosen);
    expect(await look('.nav > .on', 'background-color')).toBe(chosen);

    expect(await look('main .in', 'border-top-color')).not.toBe(paper);
    expect(await look('main .in', 'border-top-width')).toBe('1px');

    await page.locator('main input.in, main .in > input').first().focus();
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineWidth);
    expect(outline).toBe('2px');

    expect(await look('main .chart text', 'fill')).toBe(text);
    expect(await look('main .chart .ln', 'stroke')).toBe(text);
  });

  test('draw no icon in the colour behind it', async ({ visit }) => {
    const page = await visit(`/trade/${named(catalog.items, PUMPKIN).id}`, FORCED);
    const svgs = page.locator('main svg');
    expect(await svgs.count()).toBeGreaterThan(0);
    const colours = await svgs.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(colours.filter((colour) => colour === paper)).toEqual([]);
  });
});
