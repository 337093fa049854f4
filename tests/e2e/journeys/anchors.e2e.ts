import { catalog, expect, test } from '#tests/e2e/support/test.ts';
import { named } from '#tests/support/page-samples.ts';

const dungeon = named(catalog.dungeons, '원숭이왕굴');
const PATH = `/dungeons/regions/${dungeon.region}#${dungeon.id}`;

test('an address with a hash leads to its element from another page', async ({ visit }) => {
  const page = await visit('/skills');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
  }, PATH);
  await page.waitForURL(`**${PATH}`);
  const element = page.locator(`[data-id="${dungeon.id}"]`).first();
  await element.and(page.locator('.is-anchored')).waitFor();
  await expect(element).toBeInViewport();
});
