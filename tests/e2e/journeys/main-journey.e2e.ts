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
  test('works with the keyboard alone', async ({ visit }) => {
    const page = await visit('/skills');
    const palette = new PaletteObject(page);
    await palette.openByKey('Control+k');
    expect(await palette.field.evaluate((field) => field === document.activeElement)).toBe(true);
    await palette.search('호박');
    const names = await palette.names();
    expect(names.length).toBeGreaterThan(3);
    expect(await textIn(palette.chosen.locator('.nm'))).toBe(names[0]);
    await page.keyboard.press('ArrowDown');
    expect(await textIn(palette.chosen.locator('.nm'))).toBe(names[1]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await textIn(palette.chosen.locator('.nm'))).toBe(names.at(-1));
    expect(await palette.field.getAttribute('aria-activedescendant')).toBe(await palette.chosen.getAttribute('id'));
    await page.keyboard.press('Escape');
    await palette.dialog.waitFor({ state: 'detached' });
    expect(page.url()).toContain('/skills');
  });

  test('opens over the page by its search button', async ({ visit }) => {
    const page = await visit('/skills');
    const palette = new PaletteObject(page);
    await page.locator('[data-open-palette]:visible').first().click();
    await palette.field.waitFor();
    expect(new URL(page.url()).pathname).toBe('/skills');
    expect(await page.getByRole('heading', { level: 1, name: '기술', includeHidden: true }).count()).toBe(1);
  });

  test('treats a slash as text in a field, and opens once', async ({ visit }) => {
    const page = await visit('/');
    const palette = new PaletteObject(page);
    await palette.openByKey();
    await page.keyboard.type('/');
    expect(await palette.field.inputValue()).toBe('/');
    await page.keyboard.press('Control+k');
    expect(await palette.dialog.count()).toBe(1);
  });

  test('shows a message without results', async ({ visit }) => {
    const page = await visit('/');
    const palette = new PaletteObject(page);
    await palette.openByKey();
    await page.keyboard.type('쀍뀕쒧뷁');
    await palette.dialog.getByRole('status').filter({ hasText: '검색 결과가 없습니다' }).waitFor();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('finds players by the beginning of their name, and opens the profile', async ({ visit }) => {
    const own = await visit('/me', { as: '나루터지기' });
    await own.getByRole('heading', { level: 1 }).waitFor();
    const page = await visit('/skills');
    const palette = new PaletteObject(page);
    await palette.openByKey();
    await page.keyboard.type('나루터지');
    const players = palette.dialog.getByRole('group', { name: '캐릭터' });
    await players.getByRole('option', { name: /나루터지기/ }).click();
    await page.waitForURL('**/profiles/*');
    await page.getByRole('heading', { level: 1, name: '나루터지기' }).waitFor();
  });

  test('asks who is signed out to sign in before a party is made', async ({ visit }) => {
    const page = await visit('/skills');
    const palette = new PaletteObject(page);
    await palette.openByKey();
    await page.keyboard.type('파티 만');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').filter({ hasText: '로그인' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/skills');
  });

  test('lists recent results', async ({ visit }) => {
    const page = await visit('/');
    const palette = new PaletteObject(page);
    await palette.openByKey();
    await palette.search('ㅈㅎㅂ');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: PUMPKIN }).waitFor();
    await palette.openByKey();
    const recent = palette.dialog.getByRole('group', { name: '최근 검색' });
    expect(await recent.locator('.nm').allInnerTexts()).toEqual([PUMPKIN]);
    // What can be done is there from the beginning too.
    await palette.dialog
      .getByRole('group', { name: '바로 하기' })
      .getByRole('option', { name: '거래 올리기' })
      .waitFor();
  });

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
    await expect.poll(() => textIn(market)).toContain('1만 2천');
    await page.keyboard.press('Shift+Enter');
    await page.waitForURL(`**/trade/${pumpkin.id}`);
  });

  test('leads on where nothing is found', async ({ visit }) => {
    const page = await visit('/skills');
    const palette = new PaletteObject(page);
    await palette.openByKey();
    await page.keyboard.type('쀍뀕쒧뷁');
    await palette.dialog.getByRole('link', { name: '길찾기' }).click();
    await page.waitForURL('**/maps/route');
    await palette.dialog.waitFor({ state: 'detached' });
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

  test('shows an error when its list fails to load, and loads it at the next try', async ({ visit }) => {
    let isDown = true;
    const page = await visit('/', {
      allowed: /ERR_FAILED|다시 보냅니다|가져오지 못했습니다|Failed to fetch|failed: .*search\/index/,
      prepare: (prepared) =>
        prepared.route('**/api/search/index.json*', (route) => (isDown ? route.abort() : route.continue())),
    });
    const palette = new PaletteObject(page);
    await palette.openByKey();
    await page.keyboard.type('ㅈㅎㅂ');
    await palette.dialog.getByText('찾기 목록을 가져오지 못했습니다.').waitFor();
    isDown = false;
    await palette.dialog.getByRole('button', { name: '다시 시도' }).click();
    await palette.hits.first().waitFor();
    expect((await palette.names())[0]).toBe(PUMPKIN);
  });
});
