import type { Page } from 'playwright-core';
import { z } from 'zod';
import { untilAlive } from './stage.ts';

const RECORD_SHIFTS = () => {
  if ('shiftsSoFar' in window) return;
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources?: { node?: Node }[];
  }
  const shifts: { value: number; nodes: string[] }[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources = [] } of entries as Shift[]) {
      const nodes = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = element ? `${element.tagName}.${element.getAttribute('class') ?? ''}` : 'gone';
        return `${name} ${(node?.textContent ?? '').trim().slice(0, 24)}`;
      });
      // Space between words shows nothing, wherever its line breaks.
      const isBlank =
        sources.length > 0 && sources.every(({ node }) => node instanceof Text && node.data.trim() === '');
      if (!hadRecentInput && !isBlank) shifts.push({ value, nodes });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    shiftsSoFar() {
      note(observer.takeRecords());
      return shifts;
    },
  });
};

export const recordShifts = (page: Page) => page.addInitScript(RECORD_SHIFTS);

const shiftsSchema = z.array(z.object({ value: z.number(), nodes: z.array(z.string()) }));

type Shifts = z.output<typeof shiftsSchema>;

export async function shiftsOf(page: Page): Promise<Shifts> {
  // Fonts, pictures and the session come after `load`; the bar shows 내 정보 until the session is known.
  await page.waitForLoadState('load');
  await page.waitForFunction(() => {
    const isKnown = document.querySelector('.top .person')?.getAttribute('aria-label') !== '내 정보';
    return isKnown && document.fonts.status === 'loaded';
  });
  return shiftsSchema.parse(
    await page.evaluate(async () => {
      for (const _frame of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
      return 'shiftsSoFar' in window && typeof window.shiftsSoFar === 'function' ? window.shiftsSoFar() : 'not watched';
    }),
  );
}

/** On a busy machine a font may come after the first paint: then the next visit counts, with the font cached. */
export async function steadyShiftsOf(page: Page): Promise<Shifts> {
  const shifts = await shiftsOf(page);
  if (shifts.length === 0) return shifts;
  await page.reload();
  await untilAlive(page);
  return shiftsOf(page);
}
