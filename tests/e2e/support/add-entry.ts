import type { Page } from '@playwright/test';

/** Types something sold into the form of a settlement. */
export async function addEntry(page: Page, name: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: '직접' }).click();
  const dialog = page.getByRole('dialog', { name: '판매 내역 추가' });
  await dialog.getByLabel('아이템').fill(name);
  await dialog.getByLabel('모두 받은 돈').fill(amount);
  await dialog.getByRole('button', { name: '추가' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
