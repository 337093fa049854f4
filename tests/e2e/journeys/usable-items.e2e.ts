import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('what a character can use', () => {
  test.use({ where: 'players' });

  test('is a press away from the list of weapons and from the encyclopedia, and leads over a comparison to the market', async ({
    visit,
    database,
  }) => {
    const name = '봉잡이';
    await visit('/', { as: name });
    await database.db.updateTable('profile').set({ job: 3, level: 80, grade: 0 }).where('name', '=', name).execute();
    const page = await visit('/items', { as: name });
    const label = '내가 쓸 수 있는 것 (주술사 80레벨)';
    await page.getByRole('navigation', { name: label }).getByRole('link', { name: '무기' }).click();
    await page.waitForURL('**/items/types/0?to=80&job=3&grade=0');
    const link = page.getByRole('link', { name: label });
    await expect(link).toHaveAttribute('aria-current', 'true');
    await page.getByText(/모르는 \d+가지는 뺐습니다/).waitFor();
    const count = await page.locator('main tbody tr').count();
    expect(count).toBeGreaterThan(0);
    await link.click();
    await page.waitForURL('**/items/types/0');
    // The address changes before the link leads back.
    await expect(link).not.toHaveAttribute('aria-current');
    await link.click();
    await page.waitForURL('**/items/types/0?to=80&job=3&grade=0');
    await expect(page.locator('main tbody tr')).toHaveCount(count);

    await page.getByRole('link', { name: '비교할 것 고르기' }).click();
    const boxes = page.getByRole('checkbox', { name: /비교에 담기$/ });
    for (const place of [0, 1, 2]) await boxes.nth(place).check();
    const chosen = await boxes.evaluateAll((all) => all.slice(0, 3).map((box) => box.getAttribute('value')));
    await page.getByRole('button', { name: '3개 비교하기' }).click();
    await page.waitForURL(`**/items?compare=${chosen.join(',')}`);
    const market = page.getByRole('table', { name: '아이템 비교' }).getByRole('link', { name: /거래소$/ });
    await expect(market).toHaveCount(3);
    await market.first().click();
    await page.waitForURL(`**/trade/${chosen[0]}`);
  });
});
