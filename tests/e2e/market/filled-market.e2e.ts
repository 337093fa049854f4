import type { Page } from '@playwright/test';
import type { Db } from '#platform/database/db.ts';
import { publishQuotes, SWORD } from '#tests/e2e/support/market-object.ts';
import { expectSound } from '#tests/e2e/support/sound-page.ts';
import { catalog, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { insertCrowd, insertTrade } from '#tests/factories/trades.ts';

/** px: how long a page may be on a phone. */
const LONGEST = 6000;

const tradable = catalog.items.filter(({ type, trade }) => type !== 9 && trade === 1);

async function fillTo(db: Db, listings: number): Promise<void> {
  const { count } = await db
    .selectFrom('trade')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const items = tradable.slice(Number(count), listings);
  for (const [at, { id }] of items.entries()) await insertTrade(db, { item_id: id, price: 1000 * (at + 1) });
  await publishQuotes(
    db,
    items.map(({ id }) => id),
  );
}

test.describe('a market with few listings', () => {
  test.use({ where: {} });

  // Without any they are among all pages, which are looked at on a site without trades.
  for (const listings of [1, 19, 60])
    test.describe(`of ${listings}`, () => {
      test.beforeAll(({ database }) => fillTo(database.db, listings));

      for (const path of ['/', '/trade'])
        test(`has no fault at any width on ${path}`, ({ visit }) => expectSound(visit, path));
    });

  test.describe('of 10,000', () => {
    const market = `/trade/${SWORD.id}`;
    const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

    test.beforeAll(async ({ database: { db } }) => {
      const others = tradable.slice(0, 5).map(({ id }) => id);
      const itemIds = [SWORD.id, ...others].flatMap((id) => [SWORD.id, id]);
      await insertCrowd(db, { itemIds, waiting: 10_000, completed: 500 });
      await publishQuotes(db, [SWORD.id, ...others]);
    });

    for (const path of ['/', '/trade', market])
      test(`has no fault at any width on ${path}`, ({ visit }) => expectSound(visit, path));

    test('counts in thousands, and is short enough for a thumb', async ({ visit }) => {
      const page = await visit('/trade', PHONE);
      await page.getByRole('heading', { name: '거래 중 1,000건 넘음' }).waitFor();
      await expect(page.locator('main a.opens')).toHaveCount(30);
      expect(await heightOf(page)).toBeLessThanOrEqual(LONGEST);
      await page.goto(market);
      const counts = await page
        .locator('#book')
        .getByText(/^[\d,]+건$/)
        .allInnerTexts();
      expect(counts).toHaveLength(2);
      for (const count of counts) expect(count).toMatch(/^\d,\d{3}건$/);
      expect(await heightOf(page)).toBeLessThanOrEqual(LONGEST);
    });

    test('is sorted by price once a side is chosen', async ({ visit }) => {
      const page = await visit('/trade?tradeType=1');
      await page.getByLabel('정렬').selectOption('price');
      await page.waitForURL('**/trade?*sort=price*');
      await page.getByRole('heading', { name: '가격 있는 글' }).waitFor();
      await expect(page.locator('main a.opens')).toHaveCount(30);
    });

    test('? lists the keys of the chart too', async ({ visit }) => {
      const page = await visit(market);
      await page.getByRole('slider', { name: '날짜별 가격' }).first().waitFor();
      await page.keyboard.press('?');
      const keys = page.getByRole('dialog', { name: '단축키' });
      await expect(keys.locator('dt').first()).toHaveText('가격 추이의 날짜 옮기기');
    });
  });
});
