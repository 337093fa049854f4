import type { Page } from '@playwright/test';
import { AMBER, publishQuotes, SWORD } from '#tests/e2e/support/market-object.ts';
import { PaletteObject } from '#tests/e2e/support/palette-object.ts';
import { expectSound } from '#tests/e2e/support/sound-page.ts';
import { catalog, test } from '#tests/e2e/support/test.ts';
import { insertQuotes, insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { pageSamples } from '#tests/support/page-samples.ts';
import { signInRemotely } from '#tests/support/sign-in-remotely.ts';
import { notifyPlayer } from '#tests/support/transact.ts';

const CAP = 4_294_967_295;
const LONG_NAME = '열두글자로된긴이름입니다';
const LONG_COMMENT = '국내성주막앞에서기다립니다아무때나귓말주시고흥정은조금만받습니다'.repeat(7).slice(0, 200);

const samples = pageSamples(catalog);
const samplePath = (route: string) => samples.find((sample) => sample.route === route)?.path ?? '';

test.describe('a market of long names, long comments and prices from 1 to the cap', () => {
  test.use({ where: {} });

  const ids = { seller: '', dearest: 0, cheapest: 0 };

  test.beforeAll(async ({ site: { origin }, database: { db } }) => {
    await signInRemotely(origin, LONG_NAME);
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
    test(`has no fault at any width on the page of ${page}`, ({ visit }) => expectSound(visit, path()));

  const listButton = (page: Page) => page.getByRole('button', { name: '올리기', exact: true, disabled: false });

  for (const [path, shown] of [
    ['/me/trades', (page: Page) => page.getByText(LONG_COMMENT)],
    ['/notifications', (page: Page) => page.getByRole('button', { name: '귓말 복사' })],
    ['/me', (page: Page) => page.getByText(LONG_NAME)],
    [`/trade/register/${SWORD.id}`, listButton],
  ] as const)
    test(`has no fault at any width on ${path} of the seller`, ({ visit }) =>
      expectSound(visit, path, { as: LONG_NAME, open: (page) => shown(page).first().waitFor() }));

  test('has no fault at any width in the palette', ({ visit }) =>
    expectSound(visit, '/skills', {
      async open(page) {
        const palette = new PaletteObject(page);
        await palette.openByKey();
        await palette.search('호박');
        await palette.dialog.getByText('억').first().waitFor();
      },
    }));
});
