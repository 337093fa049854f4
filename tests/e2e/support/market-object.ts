import type { Locator, Page } from '@playwright/test';
import { quoteTopics } from '#features/trade/quotes/quote.topics.ts';
import { markQuotesChanged } from '#features/trade/quotes/quote-change.service.ts';
import { tradeTopics } from '#features/trade/trades/trade.events.ts';
import { invalidatePages } from '#platform/answers/invalidate-pages.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { quotedMarket } from '#tests/support/quoted-market.ts';
import { catalog, untilAlive } from './test.ts';

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

/** Computes the quotes of items whose trades were inserted, and drops the pages that showed the old ones. */
export async function publishQuotes(db: Db, itemIds: readonly number[]): Promise<void> {
  const since = new Date(Date.now() - 30 * DAY_MS);
  await markQuotesChanged(
    db,
    itemIds.map((itemId) => ({ itemId, gameServer: 1, since })),
  );
  await quotedMarket(db, systemClock).count();
  await invalidatePages(db, [tradeTopics.all, quoteTopics.all]);
}
