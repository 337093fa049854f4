import type { Page } from '@playwright/test';

/** ms; far beyond any time that the page can reach by itself. */
const AHEAD_MS = 600_000;

/** Pages with virtual time lack performance marks. */
const RECORD_MARKS = () => {
  const marks: PerformanceMark[] = [];
  const { mark } = performance;
  Object.assign(performance, {
    mark(name: string) {
      marks.push(mark(name));
      return marks.at(-1);
    },
    getEntriesByName: (name: string) => marks.filter((one) => one.name === name),
  });
};

/** Before a page is opened: lets tests set its clock and timers from then on, in all tabs. */
export async function withVirtualTime(page: Page): Promise<void> {
  await page.context().clock.install();
  await page.context().addInitScript(RECORD_MARKS);
}

/** From here on time passes only by `page.clock.runFor`; timers due within the next minutes fire now. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
}
