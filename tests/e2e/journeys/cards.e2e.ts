import type { Page } from '@playwright/test';
import { catalog, expect, PHONE, test, textIn, untilTakenOver } from '#tests/e2e/support/test.ts';
import { withVirtualTime } from '#tests/e2e/support/virtual-time.ts';
import { named, PUMPKIN } from '#tests/support/page-samples.ts';

const pumpkin = named(catalog.items, PUMPKIN);
const ITEM_PATH = `/items/${pumpkin.id}`;
const cardOf = (page: Page) => page.getByRole('tooltip');

/** Adds 200 px above the view; the browser scrolls by as much, so that what is read stays where it is. */
async function addAbove(): Promise<void> {
  const added = document.createElement('div');
  added.style.height = '200px';
  const before = scrollY;
  document.querySelector('main')?.before(added);
  while (scrollY < before + 200) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 200));
}

test.describe('the card of a name', () => {
  test('opens under the pointer with its content and closes with the pointer', async ({ visit }) => {
    const page = await visit(ITEM_PATH);
    const name = page.locator('main [data-card^="monster:"]').first();
    await name.hover();
    const card = cardOf(page);
    await card.waitFor();
    expect(await textIn(card)).toContain(await textIn(name.locator('.nm')));
    const box = await card.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    await page.locator('h1').hover();
    await card.waitFor({ state: 'hidden' });
  });

  test('opens under the pointer whose movement is the first use of the page', async ({ visit }) => {
    const page = await visit(ITEM_PATH, { until: untilTakenOver });
    await page.locator('main [data-card^="monster:"] .nm').first().hover();
    await cardOf(page).waitFor();
  });

  for (const kind of ['item', 'monster', 'skill'] as const)
    test(`of the kind ${kind} has no accessibility fault`, async ({ visit }) => {
      const page = await visit(kind === 'item' ? '/recipe' : ITEM_PATH);
      const name = page.locator(`main [data-card^="${kind}:"]`).first();
      await name.scrollIntoViewIfNeeded();
      await name.locator('.nm').hover();
      await cardOf(page).waitFor();
      const id = Number((await name.getAttribute('data-card'))?.split(':')[1]);
      const rows = { item: catalog.itemById, monster: catalog.monsterById, skill: catalog.skillById };
      expect(await textIn(cardOf(page))).toContain(rows[kind].get(id)?.name);
    });

  test('opens with keyboard focus and closes with Escape', async ({ visit }) => {
    const page = await visit(ITEM_PATH);
    const first = page.locator('main [data-card]').first();
    await first.evaluate((name) => {
      const before = document.createElement('button');
      name.before(before);
      before.focus();
    });
    await page.keyboard.press('Tab');
    expect(await first.evaluate((name) => name === document.activeElement)).toBe(true);
    const card = cardOf(page);
    await card.waitFor();
    expect(await first.getAttribute('aria-describedby')).toBe(await card.getAttribute('id'));
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    expect(await first.evaluate((name) => name === document.activeElement)).toBe(true);
  });

  test('opens with a tap on the picture; a tap on the name opens the page', async ({ visit }) => {
    const page = await visit(ITEM_PATH, PHONE);
    const name = page.locator('main [data-card^="monster:"]').first();
    await page.waitForLoadState('networkidle');
    await name.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // The card's code loads after the page has settled.
    await page.locator('#hover-card').waitFor({ state: 'attached' });
    await name.locator('.tile').tap();
    await cardOf(page).waitFor();
    const box = await cardOf(page).boundingBox();
    expect((box?.x ?? 391) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(new URL(page.url()).pathname).toBe(ITEM_PATH);
    // A mouse at rest is told anew what it is over when the page changes under it.
    await page.mouse.move(380, 5);
    await name.evaluate(addAbove);
    expect(await cardOf(page).isVisible(), 'what comes late above the name closes its card').toBe(true);
    await name.locator('.nm').tap();
    await page.waitForURL('**/monsters/*');
    await cardOf(page).waitFor({ state: 'hidden' });
  });

  test('does not open when the visitor has left before it loaded', async ({ visit }) => {
    const page = await visit(ITEM_PATH, { prepare: withVirtualTime });
    const name = page.locator('main [data-card^="monster:"]').first();
    await name.hover();
    await name.click();
    await page.waitForURL('**/monsters/*');
    await page.mouse.move(700, 5);
    await page.clock.runFor(5000);
    expect(await cardOf(page).isVisible()).toBe(false);
  });
});
