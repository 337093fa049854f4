import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('what a character can use', () => {
  test.use({ where: 'players' });

  test('is a press away from the list of weapons, and from the encyclopedia', async ({ visit, database }) => {
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
    await link.click();
    await page.waitForURL('**/items/types/0?to=80&job=3&grade=0');
    await expect(page.locator('main tbody tr')).toHaveCount(count);
  });
});
