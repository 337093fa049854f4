import type { Page } from 'playwright-core';

/** So far ahead that the page cannot have come there by itself. */
const AHEAD_MS = 600_000;

/** Before a page is opened: its clock and its timers can be told what time it is from then on. */
export const withVirtualTime = (page: Page): Promise<void> => page.clock.install();

/** From here on time goes by only as `page.clock.runFor` says; what was due in the next minutes happens now. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
}
