import { PaletteObject } from '#tests/e2e/support/palette-object.ts';
import { accessibilityFaults } from '#tests/e2e/support/screen-faults.ts';
import { catalog, expect, PHONE, test, textIn } from '#tests/e2e/support/test.ts';
import { named, PUMPKIN } from '#tests/support/page-samples.ts';

const pumpkin = named(catalog.items, PUMPKIN);
const ITEM_PATH = `/items/${pumpkin.id}`;

test.describe('finding 진호박', () => {
  test('finds an item by three consonants, with its sources and uses', { tag: '@gate' }, async ({ visit }) => {
    const page = await visit('/');
    const palette = new PaletteObject(page);
    await palette.openByKey();
    await palette.search('ㅈㅎㅂ');
    expect((await palette.names())[0]).toBe(PUMPKIN);
    await page.keyboard.press('Enter');

    await page.waitForURL(`**${ITEM_PATH}`);
    await page.getByRole('heading', { level: 1, name: PUMPKIN }).waitFor();
    expect(await palette.dialog.count()).toBe(0);
    expect(await page.title()).toContain(PUMPKIN);
    const main = page.locator('main');
    const text = await textIn(main);
    expect(text).toContain('재료');
    for (const recipe of catalog.recipesUsing(pumpkin.id))
      expect(text).toContain(catalog.itemById.get(recipe.itemId)?.name);
    const droppers = page.getByRole('region', { name: '나오는 곳' });
    await droppers.locator('summary').click();
    const drops = catalog.dropsOfItem(pumpkin.id).map(({ monsterName }) => monsterName);
    expect(drops.length).toBeGreaterThan(20);
    for (const monster of drops) expect(await textIn(droppers)).toContain(monster);
  });

  test('opens the monster, goes back and forward, and restores the scroll position in the same document', {
    tag: '@gate',
  }, async ({ visit }) => {
    const page = await visit(ITEM_PATH);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const link = page.locator('main a[href^="/monsters/"]').first();
    const monster = await textIn(link.locator('.nm'));
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await link.click();

    await page.getByRole('heading', { level: 1, name: monster }).waitFor();
    expect(page.url()).toContain('/monsters/');
    expect(await page.title()).toContain(monster);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await textIn(page.locator('main'))).toContain(PUMPKIN);

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: PUMPKIN }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: monster }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});

test.describe('the palette', () => {
  test('finds pages by players’ words, leads an item to its market by Shift+Enter, and shows its price', async ({
    visit,
  }) => {
    const page = await visit('/skills', {
      prepare: (prepared) =>
        prepared.route(`**/api/prices/items/${pumpkin.id}*`, async (route) => {
          const response = await route.fetch();
          const { quote, days } = await response.json();
          await route.fulfill({
            json: { quote: { ...quote, sell: { ...quote.sell, median: 12_000, players: 9 } }, days },
          });
        }),
    });
    const palette = new PaletteObject(page);
    await palette.openByKey();
    for (const [word, name] of [
      ['왕퀘', '왕퀘'],
      ['체마', '체력·마력 표'],
      ['가는 길', '길찾기'],
    ] as const) {
      await palette.field.fill(word);
      await expect.poll(async () => (await palette.names())[0]).toBe(name);
    }
    await palette.field.fill('ㅈㅎㅂ');
    const market = palette.dialog.getByRole('option', { name: `${PUMPKIN} 거래소` });
    await expect.poll(() => textIn(market)).toContain('1만2천');
    await page.keyboard.press('Shift+Enter');
    await page.waitForURL(`**/trade/${pumpkin.id}`);
  });

  test('fills a phone, and hides nothing at its side', async ({ visit }) => {
    const page = await visit('/skills', { ...PHONE, viewport: { width: 320, height: 640 } });
    const palette = new PaletteObject(page);
    await page.locator('.top').getByRole('link', { name: '찾기' }).tap();
    await palette.search('호박');
    const size = await palette.dialog.evaluate(({ scrollWidth, clientHeight }) => [scrollWidth, clientHeight]);
    expect(size).toEqual([320, 640]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('works by touch', async ({ visit }) => {
    const page = await visit('/', PHONE);
    const palette = new PaletteObject(page);
    await page.locator('.top').getByRole('link', { name: '찾기' }).tap();
    await palette.field.waitFor();
    await palette.search('ㅈㅎㅂ');
    const box = await palette.hits.first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await palette.hits.first().tap();
    await page.waitForURL(`**${ITEM_PATH}`);
    await page.getByRole('heading', { level: 1, name: PUMPKIN }).waitFor();
    await palette.dialog.waitFor({ state: 'detached' });
    await page.locator('.top').getByRole('link', { name: '찾기' }).tap();
    await palette.dialog
      .getByRole('option', { name: `${PUMPKIN} 거래소` })
      .first()
      .tap();
    await page.waitForURL(`**/trade/${pumpkin.id}`);
    await palette.dialog.waitFor({ state: 'detached' });
  });
});
