import { deadControls } from '#tests/e2e/support/dead-controls.ts';
import { catalog, expect, PHONE, test, textIn } from '#tests/e2e/support/test.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { named, PUMPKIN, pageKinds } from '#tests/support/page-samples.ts';

const javaScriptEnabled = false;
const MATERIALS = '/items/types/10';
const pumpkin = named(catalog.items, PUMPKIN);

test.describe('without JavaScript', () => {
  test('every kind of page is readable, and draws no control that does nothing', async ({ visit }) => {
    const page = await visit('/', { ...PHONE, javaScriptEnabled });
    const dead: string[] = [];
    for (const { path, shows } of pageKinds(catalog)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Also what is written for browsers without scripts alone, which Playwright's own look at texts passes over.
      for (const word of shows) expect(await textIn(page.locator('body'))).toContain(word);
      dead.push(...(await deadControls(page)).map((control) => `${path}: ${control}`));
    }
    expect(dead).toEqual([]);
  });

  test('a list is filtered by its form and the state is in the address', async ({ visit }) => {
    const page = await visit(MATERIALS, { javaScriptEnabled });
    const field = page.locator('main form input[name="q"]');
    await field.fill(PUMPKIN);
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === PUMPKIN);
    const rows = page.locator('main table tbody tr');
    await expect(rows.first()).toContainText(PUMPKIN);
    expect(await rows.count()).toBeLessThan(catalog.itemsByType.get(10)?.length ?? 0);
    await expect(field).toHaveValue(PUMPKIN);
  });

  test('a list is sorted by the links in its head', async ({ visit }) => {
    const page = await visit(MATERIALS, { javaScriptEnabled });
    const first = () => textIn(page.locator('main table tbody tr .nm').first());
    const before = await first();
    const sorts = page.locator('main table').first().locator('thead a[href*="sort="]');
    expect(await sorts.count()).toBeGreaterThan(1);
    await sorts.last().click();
    await page.waitForURL((url) => url.searchParams.has('sort'));
    const once = await first();
    await sorts.last().click();
    expect(new Set([before, once, await first()]).size).toBeGreaterThan(1);
  });

  test('the search of the bar opens a working search', async ({ visit }) => {
    const page = await visit('/skills', { javaScriptEnabled });
    await page.locator('.top a.find').click();
    await page.waitForURL('**/items');
    const field = page.locator('main form input[name="q"]').first();
    await field.fill('ㅈㅎㅂ');
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'ㅈㅎㅂ');
    await page.locator('main a', { hasText: PUMPKIN }).first().click();
    await page.waitForURL(`**/items/${pumpkin.id}`);
    await expect(page.locator('h1')).toHaveText(PUMPKIN);
  });

  test('disclosures open', async ({ visit }) => {
    const page = await visit(`/items/${pumpkin.id}`, { javaScriptEnabled });
    const rest = page.getByRole('region', { name: '나오는 곳' }).locator('details');
    const last = rest.locator('tbody tr').last();
    await expect(last).toBeHidden();
    await rest.locator('summary').click();
    await expect(last).toBeVisible();
  });
});

test.describe('a trade without JavaScript', () => {
  test.use({ where: 'players' });

  test('shows its guide whole, and draws no control that does nothing', async ({ visit, database }) => {
    const { db } = database;
    const seller = await insertProfile(db, { name: '호박파는이' });
    const offer = { item_id: pumpkin.id, price: 3000, quantity: 100 };
    const { id } = await insertTrade(db, { ...offer, profile_id: seller.id });
    const page = await visit(`/trade/view/${id}`, { ...PHONE, javaScriptEnabled });
    expect(await deadControls(page)).toEqual([]);
    await expect(page.getByText('5번에 나눠 거래합니다')).toBeVisible();
  });
});
