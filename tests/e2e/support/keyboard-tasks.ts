import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { KeyboardObject } from './keyboard-object.ts';
import { AMBER } from './market-object.ts';
import { textIn } from './test.ts';

// Tasks of visitors who are not signed in, each from a fresh page to what shows that it is done.

type Task = (page: Page, keys: KeyboardObject) => Promise<void>;

/** From any page. */
export const findItem: Task = async (page, keys) => {
  await keys.press('/');
  await keys.isLedTo(page.getByRole('combobox', { name: '찾을 이름' }));
  await keys.type('진호박');
  await page
    .getByRole('option', { name: /진호박/ })
    .first()
    .waitFor();
  await keys.press('Enter');
  await page.waitForURL(`**/items/${AMBER.id}`);
  await keys.isLedTo(page.getByRole('heading', { level: 1, name: '진호박' }));
};

/** From the plan of a warrior of the first grade. */
export const planPromotion: Task = async (page, keys) => {
  await keys.fill(page.getByLabel('맨몸 체력'), '7만');
  await keys.fill(page.getByLabel('맨몸 마력'), '0');
  await expect.poll(() => textIn(page.locator('[data-answer]'))).toContain('26,000,000,000');
};

export const findRoute: Task = async (page, keys) => {
  await keys.fill(page.getByRole('combobox', { name: '출발', exact: true }), '국내성');
  await keys.fill(page.getByRole('combobox', { name: '도착', exact: true }), '부여성');
  await keys.press('Enter');
  await page.getByRole('heading', { name: /^맵 이동 \d+번$/ }).waitFor();
};
