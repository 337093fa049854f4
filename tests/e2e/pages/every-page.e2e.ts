import type { Page } from '@playwright/test';
import { steadyShiftsOf } from '#tests/e2e/support/layout-shifts.ts';
import { accessibilityFaults, sidewaysFaults } from '#tests/e2e/support/screen-faults.ts';
import { scriptsBeforeUse } from '#tests/e2e/support/scripts-before-use.ts';
import { catalog, DESKTOP, expect, PHONE, test, untilAlive, untilTakenOver } from '#tests/e2e/support/test.ts';
import { DESK_WIDTHS, PHONE_WIDTHS, walkWidths } from '#tests/e2e/support/width-faults.ts';
import { type PageSample, pageKinds } from '#tests/support/page-samples.ts';

interface Kind extends Pick<PageSample, 'route' | 'path' | 'title' | 'isGuarded' | 'lateForm'> {
  allowed?: RegExp;
}

const NOWHERE: Kind = {
  route: 'what is not there',
  path: '/nowhere',
  title: 'Page Not Found',
  allowed: /404 \(Not Found\)/,
};
const KINDS: readonly Kind[] = [...pageKinds(catalog), NOWHERE];

async function expectStill(page: Page, widths: readonly number[]): Promise<void> {
  expect(await steadyShiftsOf(page), 'layout shifts').toEqual([]);
  expect(await sidewaysFaults(page), 'sideways scroll').toEqual([]);
  expect(await walkWidths(page, widths), 'other widths').toEqual([]);
}

test.describe('every kind of page', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const { route, path, title, isGuarded = false, lateForm, allowed } of KINDS)
    test(`${route}: ${path} has no fault at a desk and on a phone, and asks for no script before it is used`, async ({
      visit,
    }) => {
      const options = { ...(isGuarded && { as: '손님' }), ...(allowed && { allowed }), until: untilTakenOver };
      const untilWhole = async (page: Page) => {
        await untilAlive(page);
        if (lateForm) await page.getByRole('form', { name: lateForm }).waitFor();
      };
      const desk = await visit(path, { ...DESKTOP, ...options });
      expect(await desk.title()).toContain(title);
      // The signed-in use a page from the start.
      if (!isGuarded) expect(await scriptsBeforeUse(desk), 'scripts').toEqual([]);
      await untilWhole(desk);
      expect(await accessibilityFaults(desk), 'accessibility').toEqual([]);
      await expectStill(desk, DESK_WIDTHS);
      const phone = await visit(path, { ...PHONE, ...options });
      await untilWhole(phone);
      await expectStill(phone, PHONE_WIDTHS);
    });
});
