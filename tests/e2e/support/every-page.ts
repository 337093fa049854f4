import { describe, expect, it } from 'vitest';
import { type PageSample, pageKinds } from '#tests/support/page-samples.ts';
import { steadyShiftsOf } from './layout-shifts.ts';
import { accessibilityFaults, sidewaysFaults } from './screen-faults.ts';
import { scriptsBeforeUse } from './scripts-before-use.ts';
import { catalog, type DESKTOP, journeys, PHONE, untilAlive, untilTakenOver, type VisitOptions } from './test.ts';
import { walkWidths } from './width-faults.ts';

export const NARROWEST = 320;
/** px: a usual phone, and the narrowest. */
const PHONES = [390, NARROWEST];
/** px: half of a usual screen, and the narrowest with ad rails. */
export const SECOND_WINDOWS = [960, 1344];

export function visitorFor({ isGuarded = false }: PageSample): Pick<VisitOptions, 'as' | 'tab'> {
  return isGuarded ? { as: '손님', tab: 'guest' } : { tab: 'anybody' };
}

export function everyPageOn(screen: typeof DESKTOP | typeof PHONE): void {
  const samples = pageKinds(catalog);

  journeys('every kind of page', ({ visit }) => {
    describe.each(samples)('$route', (sample) => {
      it('has no layout shift, overflow or accessibility fault, and asks for no script before it is used', async () => {
        const { page } = await visit(sample.path, { ...screen, ...visitorFor(sample), until: untilTakenOver });
        expect(await page.title()).toContain(sample.title);
        // The same on a phone. The signed-in use a page from the start.
        if (screen !== PHONE && !sample.isGuarded) expect(await scriptsBeforeUse(page), 'scripts').toEqual([]);
        await untilAlive(page);
        if (sample.lateForm) await page.getByRole('form', { name: sample.lateForm }).waitFor();
        expect(await steadyShiftsOf(page), 'layout shifts').toEqual([]);
        expect(await accessibilityFaults(page), 'accessibility').toEqual([]);
        expect(await sidewaysFaults(page), 'sideways scroll').toEqual([]);
        const widths = screen === PHONE ? PHONES : SECOND_WINDOWS;
        expect(await walkWidths(page, widths), 'other widths').toEqual([]);
      });
    });

    it('shows the error page without faults', async () => {
      const { page } = await visit('/nowhere', { ...screen, allowed: /404 \(Not Found\)/ });
      expect(await steadyShiftsOf(page)).toEqual([]);
      expect(await sidewaysFaults(page)).toEqual([]);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
}
