import type { Page } from '@playwright/test';
import { AMBER, list, openForm, priceField, SWORD, tradeInView, tradeRow } from '#tests/e2e/support/market-object.ts';
import { expect, test, textIn, untilAlive } from '#tests/e2e/support/test.ts';

const MARKET = `/trade/${SWORD.id}`;

test.describe('two players at the market', () => {
  test.use({ where: 'players' });

  test('find each other: one lists, the other is notified, opens it and copies a whisper; the deal changes the prices', {
    tag: '@gate',
  }, async ({ visit }) => {
    const seller = await visit('/me', { as: '대장장이' });
    const permissions = ['clipboard-read', 'clipboard-write'];
    const buyer = await visit(MARKET, { as: '기다린이', permissions });

    await buyer.locator('#watch').getByRole('textbox').fill('45만');
    await buyer.locator('#watch').getByText('450,000전').waitFor();
    await buyer.getByRole('button', { name: '알림 걸기' }).click();
    await buyer.getByRole('dialog').getByText('알림').first().waitFor();
    await buyer.locator('#watch').getByRole('link', { name: '현철중검 알림 보기' }).waitFor();

    const id = await list(seller, SWORD.id, '44만');
    const offer = tradeRow(buyer, id);
    const offerInBook = buyer.locator(`#book li:has(a[href="/trade/view/${id}"])`);
    await offer.getByText('440,000').waitFor();
    await buyer.getByRole('link', { name: /알림.*1/ }).waitFor();
    const alert = buyer.getByRole('dialog').filter({ hasText: '44만에 팝니다' });
    await alert.getByRole('button', { name: '귓말 복사' }).waitFor();
    await alert.getByRole('link', { name: '거래 보기' }).waitFor();

    await offer.getByRole('button', { name: /귓/ }).click();
    await expect.poll(() => buyer.evaluate(() => navigator.clipboard.readText())).toMatch(/대장장이.*현철중검.*44만/);
    // Rows do not leave under the pointer.
    await buyer.locator('h1').click();

    await seller.goto('/me/trades');
    await untilAlive(seller);
    await seller.getByRole('button', { name: '완료', exact: true }).click();
    const dialog = seller.getByRole('dialog', { name: '거래 완료' });
    await dialog.getByRole('textbox').fill('기다린이');
    await dialog.getByRole('button', { name: '완료', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    // All three change live, without a reload.
    await offerInBook.waitFor({ state: 'detached' });
    await tradeRow(buyer, id).getByText('440,000').waitFor();
    await buyer.getByRole('link', { name: /알림.*2/ }).waitFor();
    await buyer.goto('/notifications');
    await untilAlive(buyer);
    const request = buyer.getByRole('link', { name: /거래했는지 알려 주세요/ }).first();
    expect(await request.getAttribute('href')).toBe(`/trade/view/${id}`);
    await buyer.goto(`/trade/view/${id}`);
    await untilAlive(buyer);
    await buyer.getByRole('button', { name: '맞습니다' }).click();
    await buyer.getByText('나와 한 거래라고 답했습니다').waitFor();
    await buyer.getByText('상대 확인', { exact: true }).waitFor();
  });

  test('see a new trade at the top of the market, without the older one of the same item', { tag: '@gate' }, async ({
    visit,
  }) => {
    const seller = await visit('/me', { as: '호박장수' });
    const reader = await visit('/trade');
    const first = await list(seller, AMBER.id, '1만2천');
    await reader
      .getByRole('button', { name: /불러오기/ })
      .or(tradeRow(reader, first))
      .first()
      .waitFor();
    await openForm(seller, AMBER.id);
    await seller.getByText('1건은 자동으로 내려갑니다').waitFor();
    await priceField(seller).fill('1만1천');
    await seller.getByRole('button', { name: '올리기', exact: true }).dblclick();
    const second = await tradeInView(seller);
    await reader.reload();
    await untilAlive(reader);
    await tradeRow(reader, second).waitFor();
    // A row whose trade ends while it is visible stays in its place and shows the end.
    await reader.locator(`tr:not(.off):has(a[href="/trade/view/${first}"])`).waitFor({ state: 'detached' });
    // A double click creates one trade.
    const own = await seller.evaluate(async () => {
      const { id } = await (await fetch('/api/profiles/me')).json();
      return (await fetch(`/api/trades/profiles/${id}/count`)).json();
    });
    expect(own).toEqual({ 0: 1, 1: 1, 2: 0, 3: 0 });
  });

  test('order the market by price, and load what comes at a better one', async ({ visit }) => {
    const seller = await visit('/me', { as: '싼장수' });
    const dear = await list(seller, SWORD.id, '43만');
    const reader = await visit('/trade?tradeType=1');
    await reader.getByRole('combobox', { name: '정렬' }).selectOption('싼 순');
    await reader.waitForURL((url) => url.searchParams.get('sort') === 'price');
    await reader.getByRole('heading', { name: '가격 있는 글' }).waitFor();
    await tradeRow(reader, dear).waitFor();
    const other = await visit('/me', { as: '더싼장수' });
    const cheap = await list(other, SWORD.id, '42만');
    await reader.getByRole('button', { name: '불러오기' }).click();
    await tradeRow(reader, cheap).waitFor();
    const ids = await reader
      .locator('main tbody a.opens')
      .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('href')?.split('/').at(-1))));
    expect(ids.indexOf(cheap)).toBeLessThan(ids.indexOf(dear));
  });

  test('open their own cancelled trade, which is gone for others', async ({ visit }) => {
    const page = await visit('/me', { as: '거둔이', allowed: /404 \(/ });
    const id = await list(page, SWORD.id, '39만');
    await page.getByRole('button', { name: '내리기', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '거래 내리기' }).click();
    await page.getByText('내려간 글').waitFor();
    await page.goto(`/trade/view/${id}`);
    await page.getByText('내 글 · 취소').waitFor();
    expect(await textIn(page.locator('main'))).toContain('390,000');
    expect(await page.getByRole('link', { name: '다시 올리기' }).getAttribute('href')).toContain(`repeat=${id}`);
    const stranger = await visit('/me', { as: '남인이', allowed: /404 \(/ });
    await stranger.goto(`/trade/view/${id}`);
    await untilAlive(stranger);
    await stranger.waitForLoadState('networkidle');
    expect(await textIn(stranger.locator('main'))).toContain('Page Not Found');
  });
});

test.describe('the form of a trade', () => {
  test.use({ where: 'players' });
});

test.describe('the market by hand', () => {
  test.use({ where: 'players' });

  test('works with the keyboard alone', async ({ visit }) => {
    const page = await visit('/me', { as: '글쇠상인' });
    const id = await list(page, SWORD.id, '48만');
    await page.goto('/trade');
    await untilShortcutsWork(page);
    await tradeRow(page, id).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/trade\/view\/\d+/);
    await page.goto('/trade');
    await untilShortcutsWork(page);
    await page.keyboard.press('n');
    await page.waitForURL(/\/trade\/register/);
  });

  for (const query of [
    'gameServer=+',
    'gameServer=+&q=+&minPrice=+&cursor=+&isAuth=',
    'gameServer=2&gameServer=1&type=99&status=1&status=2&unknown=1&minPrice=1억5000',
  ])
    test(`is drawn once, and links on, at ${query}`, async ({ visit }) => {
      const page = await visit(`/trade?${query}`);
      const links = page.locator('details.server a');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs.slice(0, 2)).toEqual(['?', '?gameServer=1']);
      expect(await page.locator('form[aria-label="거래 필터"] input[type=hidden]').count()).toBe(0);
    });

  test('is readable without scripts', async ({ visit }) => {
    const seller = await visit('/me', { as: '무대본이' });
    const id = await list(seller, SWORD.id, '47만');
    const page = await visit(MARKET, { javaScriptEnabled: false });
    await tradeRow(page, id).getByText('470,000').waitFor();
    await page.goto('/trade?tradeType=1');
    await tradeRow(page, id).waitFor();
    await page.goto(`/trade/view/${id}`);
    await page.getByText('47').first().waitFor();
  });
});

test.describe('the empty market', () => {
  test('makes a filled form of a shout, and an alert of one press', async ({ visit }) => {
    const page = await visit('/trade', { as: '첫손님', allowed: /409/ });
    await page.getByLabel('사자후 문구').fill('ㅍ 현철중검 45만 내구 38만');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/trade/register/${SWORD.id}?shout=*`);
    await expect.poll(() => priceField(page).inputValue()).toBe('45만');

    for (const text of ['알림을 걸었습니다.', '이미 걸어 두었습니다.']) {
      await page.goto(`/trade/${SWORD.id}`);
      await untilAlive(page);
      await page.locator('#book').getByRole('button', { name: '올라오면 알려 주기' }).click();
      await page.locator('#book').getByText(text).waitFor();
    }
    await page.locator('#book').getByRole('link', { name: '알림 보기' }).click();
    await page.waitForURL('**/notifications#watches');
    await page.locator('#watches').getByText('팝니다 가격 무관').waitFor();
  });
});

/** The code of the shortcuts loads after the page, which then shows that they work. */
async function untilShortcutsWork(page: Page): Promise<void> {
  await page.locator('main[aria-keyshortcuts]').waitFor();
}
