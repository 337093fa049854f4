import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './screen-faults.ts';
import type { Visit, VisitOptions } from './test.ts';
import { DESK_WIDTHS, PHONE_WIDTHS, walkWidths } from './width-faults.ts';

/** What makes the page whole: rows that come after the document. */
interface Whole extends Pick<VisitOptions, 'as'> {
  open?(page: Page): Promise<unknown>;
}

/** Leaves the page as narrow as the narrowest phone. */
export async function expectSound(visit: Visit, path: string, { as, open }: Whole = {}): Promise<void> {
  const page = await visit(path, as === undefined ? {} : { as });
  await open?.(page);
  for (const widths of [DESK_WIDTHS, PHONE_WIDTHS]) {
    expect.soft(await walkWidths(page, widths), path).toEqual([]);
    expect.soft(await accessibilityFaults(page), `${path} at ${page.viewportSize()?.width}`).toEqual([]);
  }
}
