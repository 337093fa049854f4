import type { Page } from '@playwright/test';
import { z } from 'zod';
import { untilAlive } from './test.ts';

const shiftsSchema = z.array(z.object({ value: z.number(), nodes: z.array(z.string()) }));

type Shifts = z.output<typeof shiftsSchema>;

export async function shiftsOf(page: Page): Promise<Shifts> {
  // Fonts, pictures, the session and what belongs to it come after `load`; the bar shows 내 정보 until the session is known.
  await page.waitForLoadState('load');
  await page.waitForFunction(() => {
    const isKnown = document.querySelector('.top .person')?.getAttribute('aria-label') !== '내 정보';
    const isWaiting = document.querySelector('main [aria-busy="true"]') !== null;
    return isKnown && !isWaiting && document.fonts.status === 'loaded';
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
