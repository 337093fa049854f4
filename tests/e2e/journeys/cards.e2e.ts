import type { Page } from '@playwright/test';
import { catalog, expect, test, textIn, untilTakenOver } from '#tests/e2e/support/test.ts';
import { named, PUMPKIN } from '#tests/support/page-samples.ts';

const pumpkin = named(catalog.items, PUMPKIN);
const ITEM_PATH = `/items/${pumpkin.id}`;
const cardOf = (page: Page) => page.getByRole('tooltip');

test.describe('the card of a name', () => {
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
});
