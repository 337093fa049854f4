import type { Page } from 'playwright-core';

/** So far ahead that the page cannot have come there by itself. */
const AHEAD_MS = 600_000;

/** A page whose time is told to it has no marks of its own. */
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

/** Before a page is opened: its clock and its timers can be told what time it is from then on, in all tabs. */
export async function withVirtualTime(page: Page): Promise<void> {
  await page.context().clock.install();
  await page.context().addInitScript(RECORD_MARKS);
}

/** From here on time goes by only as `page.clock.runFor` says; what was due in the next minutes happens now. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
}
