import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from 'playwright-core';
import { z } from 'zod';

/** The widths in px at which `npm run widths` looks at every page, from a small phone to a desk with both ad rails. */
export const ALL_WIDTHS = [320, 360, 390, 768, 900, 960, 1024, 1100, 1280, 1343, 1344, 1431, 1440, 1624] as const;

/** How many times as long a page may be as at the next wider width. */
const MAX_GROWTH = 1.6;
const HEIGHT = 900;

const source = readFileSync(new URL('width-faults.in-page.ts', import.meta.url), 'utf8');
const IN_PAGE = `(() => { ${stripTypeScriptTypes(source).replaceAll(/^export /gm, '')}; return findFaults(); })()`;

/**
 * What is wrong with the page as it is laid out now: text one letter a line, an ellipsis that leaves too little of a name,
 * text over text, controls outside their panel, sideways scrolling.
 */
export async function widthFaults(page: Page): Promise<string[]> {
  return z.array(z.string()).parse(await page.evaluate(IN_PAGE));
}

/** Resizes the page to each width and looks for faults, among them a page that grows too much from one width to the next. */
export async function walkWidths(page: Page, widths: readonly number[]): Promise<string[]> {
  const all: string[] = [];
  let wider: { width: number; height: number } | undefined;
  for (const width of widths.toSorted((one, other) => other - one)) {
    await page.setViewportSize({ width, height: HEIGHT });
    const height = await untilLaidOut(page);
    all.push(...(await widthFaults(page)).map((fault) => `${width}: ${fault}`));
    if (wider && height > MAX_GROWTH * wider.height) {
      all.push(`${width}: ${height} px long, at ${wider.width} only ${wider.height}`);
    }
    wider = { width, height };
  }
  return all;
}

/** @returns the height of the whole page in px */
function untilLaidOut(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.scrollHeight;
  });
}
