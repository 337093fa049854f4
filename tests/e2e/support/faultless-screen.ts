import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults, sidewaysFaults, spacingFaults } from './screen-faults.ts';

const WIDTHS = [1440, 900, 390, 320];
export const SOON = { timeout: 15_000 };

/** Looks at a screen of a journey at four widths, in the sweep alone: it takes longer than the journey. Leaves the page 1440 wide. */
export async function expectFaultless(page: Page, screen: string): Promise<void> {
  if (test.info().project.name === 'gate') return;
  // A notification may have come: its toast is looked at by its own tests.
  const toasts = page.getByRole('button', { name: '닫기', exact: true, includeHidden: true });
  await expect.poll(() => toasts.count(), SOON).toBe(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysFaults(page), `${screen} at ${width}`).toEqual([]);
    expect(await spacingFaults(page), `${screen} at ${width}, spaced`).toEqual([]);
    // Asked again: a toast that comes meanwhile goes, a fault stays.
    await expect.poll(() => accessibilityFaults(page), { ...SOON, message: `${screen} at ${width}` }).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
