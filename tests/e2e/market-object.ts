import type { Locator, Page } from 'playwright-core';
import { catalog, untilAlive } from './stage.ts';

/** An item with durability, and one that stacks. */
export const SWORD = itemNamed('현철중검');
export const AMBER = itemNamed('진호박');

function itemNamed(name: string) {
  const item = catalog.items.find((one) => one.name === name);
  if (!item) throw new Error(`${name} is not among the facts`);
  return item;
}

export async function openForm(page: Page, itemId: number): Promise<void> {
  await page.goto(`/trade/register/${itemId}`);
  await untilAlive(page);
  await page.getByRole('button', { name: '올리기', exact: true, disabled: false }).waitFor();
}

export function priceField(page: Page): Locator {
  return page.getByLabel('가격 (개당)');
}

/** Lists an item at a price as players write it. @returns the id of the trade */
export async function list(page: Page, itemId: number, price: string): Promise<number> {
  await openForm(page, itemId);
  await priceField(page).fill(price);
  await page.getByRole('button', { name: '올리기', exact: true }).click();
  return tradeInView(page);
}

export async function tradeInView(page: Page): Promise<number> {
  await page.waitForURL(/\/trade\/view\/\d+/);
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

export function tradeRow(page: Page, id: number): Locator {
  return page.locator(`tr:has(a[href="/trade/view/${id}"]), li:has(a[href="/trade/view/${id}"])`).first();
}
