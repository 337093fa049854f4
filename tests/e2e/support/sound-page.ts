import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './screen-faults.ts';
import type { Visit, VisitOptions } from './test.ts';
import { DESK_WIDTHS, PHONE_WIDTHS, walkWidths } from './width-faults.ts';

/** Phones draw the scrollbar over the page. */
const AS_ON_PHONES = 'html { scrollbar-width: none }';

/** What makes the page whole: rows that come after the document. */
interface Whole extends Pick<VisitOptions, 'as'> {
  open?(page: Page): Promise<unknown>;
}

/** Leaves the page as narrow as the narrowest phone. */
export async function expectSound(visit: Visit, path: string, { as, open }: Whole = {}): Promise<void> {
  const page = await visit(path, as === undefined ? {} : { as });
  await open?.(page);
  expect.soft(await accessibilityFaults(page), path).toEqual([]);
  expect.soft(await walkWidths(page, DESK_WIDTHS), path).toEqual([]);
  await page.addStyleTag({ content: AS_ON_PHONES });
  await page.setViewportSize({ width: PHONE_WIDTHS[0], height: 900 });
  expect.soft(await accessibilityFaults(page), `${path} on a phone`).toEqual([]);
  expect.soft(await walkWidths(page, PHONE_WIDTHS), `${path} on a phone`).toEqual([]);
}
