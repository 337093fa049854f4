import type { BrowserContextOptions, Page } from '@playwright/test';
import { DAY_MS } from '#shared/durations.ts';
import { ClickCounter } from '#tests/e2e/support/click-counter.ts';
import { priceField, publishQuotes, SWORD, tradeInView } from '#tests/e2e/support/market-object.ts';
import { PaletteObject } from '#tests/e2e/support/palette-object.ts';
import { DESKTOP, expect, PHONE, test, type Visit } from '#tests/e2e/support/test.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertTrade } from '#tests/factories/trades.ts';

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const SHOUT = `ㅍ ${SWORD.name} 44만`;
const CHEAPEST = 430_000;
const HUNTING_GROUND = '산적굴';

interface Device extends BrowserContextOptions {
  name: string;
  player: string;
  isPhone: boolean;
  /** The most steps for each aim. */
  most: { list: number; whisper: number; alert: number; advancement: number; route: number };
}

const DEVICES: readonly Device[] = [
  {
    name: 'at a desk',
    player: '바쁜이',
    ...DESKTOP,
    isPhone: false,
    most: { list: 3, whisper: 3, alert: 3, advancement: 1, route: 3 },
  },
  {
    name: 'on a phone',
    player: '걷는이',
    ...PHONE,
    isPhone: true,
    most: { list: 4, whisper: 3, alert: 3, advancement: 2, route: 3 },
  },
];

test.describe('from the home page, signed in', () => {
  test.use({ where: {} });

  test.beforeAll(async ({ database: { db } }) => {
    const created_at = new Date(Date.now() - DAY_MS);
    // From 20 listings on the home page shows what is traded most.
    for (let nth = 0; nth < 24; nth++) {
      const { id } = await insertProfile(db);
      await insertTrade(db, { profile_id: id, item_id: SWORD.id, price: CHEAPEST + 1_000 * nth, created_at });
    }
    await publishQuotes(db, [SWORD.id]);
  });

  for (const { name, player, isPhone, most, ...device } of DEVICES)
    test.describe(name, () => {
      async function atHome(visit: Visit): Promise<{ page: Page; hand: ClickCounter }> {
        const page = await visit('/', { ...device, ...CLIPBOARD, as: player });
        await page.getByText(player).first().waitFor();
        return { page, hand: new ClickCounter(page) };
      }

      const inBar = (page: Page) => page.locator('.action-bar');

      function expectAtMost(hand: ClickCounter, limit: number): void {
        expect(hand.steps.length, hand.steps.join(', ')).toBeLessThanOrEqual(limit);
        expect(hand.outOfReach, 'above the thumb').toEqual([]);
      }

      test('an item is listed by the shout of the game', async ({ visit }) => {
        const { page, hand } = await atHome(visit);
        if (isPhone) {
          await hand.click(page.getByRole('navigation', { name: '아래 메뉴' }).getByRole('link', { name: '거래' }));
          await page.waitForURL('**/trade');
          await hand.click(page.getByRole('link', { name: '올리기' }).first());
        } else await hand.press('n');
        await page.waitForURL('**/trade/register');
        const shout = page.getByLabel('사자후 문구를 그대로 붙여 넣으세요');
        if (isPhone) await hand.fill(shout, SHOUT);
        else {
          await page.getByLabel('아이템 이름').and(page.locator(':focus')).waitFor();
          await hand.paste(SHOUT);
        }
        await page.waitForURL(`**/trade/register/${SWORD.id}**`);
        await expect.poll(() => priceField(page).inputValue()).toBe('44만');
        // The caret is in the price, so that Enter lists from the keyboard.
        if (isPhone) await hand.click(page.getByRole('button', { name: '올리기', exact: true, disabled: false }));
        else await hand.press('Enter');
        await tradeInView(page);
        expectAtMost(hand, most.list);
      });

      test('the cheapest seller is whispered to', async ({ visit }) => {
        const { page, hand } = await atHome(visit);
        await hand.click(page.locator(`main a[href="/trade/${SWORD.id}"]`).first());
        await page.waitForURL(`**/trade/${SWORD.id}`);
        await hand.click((isPhone ? inBar(page) : page).getByRole('button', { name: /귓/ }).first());
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('43만');
        expectAtMost(hand, most.whisper);
      });

      test('an alert is set', async ({ visit }) => {
        const { page, hand } = await atHome(visit);
        await hand.click(page.locator(`main a[href="/trade/${SWORD.id}"]`).first());
        await page.waitForURL(`**/trade/${SWORD.id}`);
        const field = page.locator('#watch').getByRole('textbox');
        await hand.fill(field, '40만', isPhone ? inBar(page).getByRole('link', { name: '가격 알림' }) : undefined);
        await hand.press('Enter');
        await page
          .locator('#watch')
          .getByRole('link', { name: `${SWORD.name} 알림 보기` })
          .waitFor();
        expectAtMost(hand, most.alert);
      });

      test('the next advancement is read', async ({ visit }) => {
        const { page, hand } = await atHome(visit);
        await hand.click(page.getByRole('link', { name: '승급 계획' }).first());
        await page.waitForURL('**/calc/plan**');
        await page.getByRole('heading', { name: '승급 계획' }).waitFor();
        expectAtMost(hand, most.advancement);
      });

      test('the way to a hunting ground is drawn', async ({ visit }) => {
        const { page, hand } = await atHome(visit);
        const palette = new PaletteObject(page);
        await hand.fill(
          palette.field,
          HUNTING_GROUND,
          isPhone ? page.getByRole('link', { name: '찾기' }).first() : '/',
        );
        await palette.hits.first().waitFor();
        await hand.press('Enter');
        await page.waitForURL('**/dungeons/regions/**');
        await hand.click(page.getByRole('link', { name: `가는 길: ${HUNTING_GROUND}` }));
        await page.waitForURL('**/maps/route?**');
        await page.getByRole('heading', { name: /맵 이동 \d+번/ }).waitFor();
        expectAtMost(hand, most.route);
      });
    });
});
