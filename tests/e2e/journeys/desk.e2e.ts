import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('an operator at the desk', () => {
  test.use({ where: 'players' });

  test('goes from page to page in one document, and to the site and back in another', async ({ visit }) => {
    const page = await visit('/operator', {
      as: '살피는이하나',
      operator: OPERATOR_LEVEL.moderator,
    });
    const mark = () => page.evaluate(() => performance.timeOrigin);
    const menu = page.getByRole('navigation', { name: '운영 메뉴' });
    await expect(page.getByRole('heading', { level: 1, name: '현황' })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('all-pages').length > 0);
    const document = await mark();
    await menu.getByRole('link', { name: '운영 기록' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '운영 기록' })).toBeVisible();
    expect(await mark()).toBe(document);
    await menu.getByRole('link', { name: '신고' }).click();
    await expect(page.getByText('이 상태의 신고가 없습니다.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '운영 기록' })).toBeVisible();
    expect(await mark()).toBe(document);
    await page.keyboard.press('/');
    await page.keyboard.type('현황');
    await page.getByRole('option', { name: '현황' }).waitFor();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '현황' })).toBeVisible();
    await page.getByRole('link', { name: /^알림/ }).click();
    await page.waitForURL(/\/notifications$/);
    expect(await mark()).not.toBe(document);
  });
});
