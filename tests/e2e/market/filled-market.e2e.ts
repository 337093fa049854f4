import type { Page } from '@playwright/test';
import { insertCrowd, insertQuotes, insertTrade, type TradeParts } from '#database/factories/trades.ts';
import type { Db } from '#platform/database/db.ts';
import { NARROWEST, SECOND_WINDOWS } from '#tests/e2e/support/every-page.ts';
import { AMBER, publishQuotes, SWORD } from '#tests/e2e/support/market-object.ts';
import { PaletteObject } from '#tests/e2e/support/palette-object.ts';
import { accessibilityFaults } from '#tests/e2e/support/screen-faults.ts';
import { catalog, DESKTOP, expect, PHONE, type Stage, test, type VisitOptions } from '#tests/e2e/support/test.ts';
import { walkWidths } from '#tests/e2e/support/width-faults.ts';
import { pageSamples } from '#tests/support/page-samples.ts';
import { signInRemotely } from '#tests/support/sign-in-remotely.ts';
import { notifyPlayer } from '#tests/support/transact.ts';

const CAP = 4_294_967_295;
const LONG_NAME = '열두글자로된긴이름입니다';
const LONG_COMMENT = '국내성주막앞에서기다립니다아무때나귓말주시고흥정은조금만받습니다'.repeat(7).slice(0, 200);

/** px: how long a page may be on a phone. */
const LONGEST = 6000;

const samples = pageSamples(catalog);
const samplePath = (route: string) => samples.find((sample) => sample.route === route)?.path ?? '';
const tradable = catalog.items.filter(({ type, trade }) => type !== 9 && trade === 1);

/** What makes the page whole: rows that come after the document. */
interface Sound extends Pick<VisitOptions, 'as'> {
  open?(page: Page): Promise<unknown>;
}

async function expectSound({ visit }: Stage, path: string, { as, open }: Sound = {}): Promise<void> {
  const who = as === undefined ? {} : { as };
  const desk = await visit(path, { ...DESKTOP, ...who}` });
  await open?.(desk);
  expect(await walkWidths(desk, SECOND_WINDOWS), path).toEqual([]);
  expect(await accessibilityFaults(desk), path).toEqual([]);
  const phone = await visit(path, { ...PHONE, ...who}` });
  await open?.(phone);
  expect(await accessibilityFaults(phone), path).toEqual([]);
  expect(await walkWidths(phone, [NARROWEST, PHONE.viewport.width]), path).toEqual([]);
}

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
      test.beforeAll(() => fillTo(stage.database.db, listings));

      for (const path of ['/', '/trade'])
        test(`has no fault at any width on ${path}`, async () => expectSound(stage, path));
    });

  test.describe('of 10,000', () => {
    const market = `/trade/${SWORD.id}`;
    const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

    test.beforeAll(async () => {
      const { db } = stage.database;
      const others = tradable.slice(0, 5).map(({ id }) => id);
      const itemIds = [SWORD.id, ...others].flatMap((id) => [SWORD.id, id]);
      await insertCrowd(db, { itemIds, waiting: 10_000, completed: 500 });
      await publishQuotes(db, [SWORD.id, ...others]);
    });

    for (const path of ['/', '/trade', market])
      test(`has no fault at any width on ${path}`, async () => expectSound(stage, path));

    test('counts in thousands, and is short enough for a thumb', async ({ visit }) => {
      const page = await stage.visit('/trade', { ...PHONE});
      await page.getByRole('heading', { name: '거래 중 1,000건 넘음' }).waitFor();
      expect(await page.locator('main a.opens').count()).toBe(30);
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
      const page = await stage.visit('/trade?tradeType=1', { ...DESKTOP});
      await page.getByLabel('정렬').selectOption('price');
      await page.waitForURL('**/trade?*sort=price*');
      await page.getByRole('heading', { name: '가격 있는 글' }).waitFor();
      expect(await page.locator('main a.opens').count()).toBe(30);
    });

    test('? lists the keys of the chart too', async ({ visit }) => {
      const page = await stage.visit(market, { ...DESKTOP});
      await page.getByRole('slider', { name: '날짜별 가격' }).first().waitFor();
      await page.keyboard.press('?');
      const keys = page.getByRole('dialog', { name: '단축키' });
      expect(await keys.locator('dt').first().textContent()).toBe('가격 추이의 날짜 옮기기');
    });
  });
});

test.describe('a market of long names, long comments and prices from 1 to the cap', () => {
  test.use({ where: {} });

  const ids = { seller: '', dearest: 0, cheapest: 0 };

  test.beforeAll(async () => {
    const { db } = stage.database;
    await signInRemotely(stage.site.origin, LONG_NAME);
    const profile = await db
      .updateTable('profile')
      .set({ job: 1, grade: 3, level: 99 })
      .where('name', '=', LONG_NAME)
      .returning(['id', 'user_id'])
      .executeTakeFirstOrThrow();
    const list = (parts: TradeParts) => insertTrade(db, { profile_id: profile.id, comment: LONG_COMMENT, ...parts });
    const dearest = await list({ item_id: SWORD.id, price: CAP, durability: SWORD.maxdura, is_negotiation: true });
    const cheapest = await list({ item_id: AMBER.id, price: 1, quantity: 9999 });
    await list({ item_id: SWORD.id, price: CAP - 1, trade_type: 2, status: 2 });
    for (const price of [CAP, CAP - 1, 1]) await insertTrade(db, { item_id: SWORD.id, price, comment: LONG_COMMENT });
    await publishQuotes(db, [SWORD.id, AMBER.id]);
    await insertQuotes(db, CAP);
    await notifyPlayer(db, profile.id, {
      kind: 'watch.listing',
      title: `${SWORD.name} 42억9496만7295에 팝니다`,
      body: `${LONG_NAME} · 연 · 9,999개 · 설정한 가격 42억9496만7295 이하`,
      path: `/trade/view/${dearest.id}`,
      once: 'watch:1:trade:1',
    });
    Object.assign(ids, { seller: profile.user_id, dearest: dearest.id, cheapest: cheapest.id });
  });

  for (const [page, path] of [
    ['home', () => '/'],
    ['the market', () => '/trade'],
    ['the market of the item', () => `/trade/${SWORD.id}`],
    ['the item', () => `/items/${SWORD.id}`],
    ['the seller', () => `/profiles/${ids.seller}`],
    ['the dearest trade', () => `/trade/view/${ids.dearest}`],
    ['the cheapest trade', () => `/trade/view/${ids.cheapest}`],
    ['a recipe', () => samplePath('/recipe')],
    ['a skill', () => samplePath('/skills/:id')],
    ['the plan', () => '/calc/plan'],
    ['the materials of skills', () => '/calc/skills'],
    ['a monster', () => samplePath('/monsters/:id')],
    ['hunting grounds', () => samplePath('/dungeons/regions/:id')],
  ] as const)
    test(`has no fault at any width on the page of ${page}`, async () => expectSound(stage, path()));

  const listButton = (page: Page) => page.getByRole('button', { name: '올리기', exact: true, disabled: false });

  for (const [path, shown] of [
    ['/me/trades', (page: Page) => page.getByText(LONG_COMMENT)],
    ['/notifications', (page: Page) => page.getByRole('button', { name: '귓말 복사' })],
    ['/me', (page: Page) => page.getByText(LONG_NAME)],
    [`/trade/register/${SWORD.id}`, listButton],
  ] as const)
    test(`has no fault at any width on ${path} of the seller`, async () =>
      expectSound(stage, path, { as: LONG_NAME, open: (page) => shown(page).first().waitFor() }));

  test('has no fault at any width in the palette', () =>
    expectSound(stage, '/skills', {
      async open(page) {
        const palette = new PaletteObject(page);
        await palette.openByKey();
        await palette.search('호박');
        await palette.dialog.getByText('억').first().waitFor();
      },
    }));
});
