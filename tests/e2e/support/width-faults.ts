import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';
import { z } from 'zod';

/** The widths in px at which `npm run screen-faults -- --widths` looks at every page, from a small phone to a desk with both ad rails. */
export const ALL_WIDTHS = [320, 360, 390, 768, 900, 960, 1024, 1100, 1280, 1343, 1344, 1431, 1440, 1624] as const;
/** The narrowest desk with ad rails, and half of a usual screen. */
export const DESK_WIDTHS = [1344, 960] as const;
/** A usual phone, and the narrowest. */
export const PHONE_WIDTHS = [390, 320] as const;

/** How many times as long a page may be as at the next wider width. */
const MAX_GROWTH = 1.6;
const HEIGHT = 900;
/** px: a usual phone, which may have no page that is longer, and nothing pressed often that is smaller than a thumb. */
const PHONE_WIDTH = 390;
const MAX_PHONE_LENGTH = 6000;

const FUNCTIONS = [new URL('width-faults.in-page.ts', import.meta.url), new URL('targets.in-page.ts', import.meta.url)]
  .map((file) => stripTypeScriptTypes(readFileSync(file, 'utf8')))
  .join('\n')
  .replaceAll(/^export |^import .*$/gm, '');

/**
 * What is wrong with the page as it is laid out now: text one letter a line, an ellipsis that leaves too little of a name,
 * text over text, controls outside their panel, sideways scrolling.
 */
export function widthFaults(page: Page): Promise<string[]> {
  return inPage(page, 'findFaults');
}

/** What is pressed often and smaller than a thumb. */
export function smallTargets(page: Page): Promise<string[]> {
  return inPage(page, 'findSmallTargets');
}

/** What is smaller than a finger and has another target beside it. */
export function tinyTargets(page: Page): Promise<string[]> {
  return inPage(page, 'findTinyTargets');
}

async function inPage(page: Page, look: 'findFaults' | 'findSmallTargets' | 'findTinyTargets'): Promise<string[]> {
  return z.array(z.string()).parse(await page.evaluate(`(() => { ${FUNCTIONS}; return ${look}(); })()`));
}

export interface WalkOptions {
  /** Once a width is laid out: the browser draws some pages anew. */
  settle?(page: Page): Promise<unknown>;
  /** Lists of operators are as long as they are. */
  isLengthFree?: boolean;
}

/**
 * Resizes the page to each width and looks for faults, among them a page that grows too much from one width to the next, on a
 * usual phone one that is too long, and targets that are too small for a finger, on a phone for a thumb.
 */
export async function walkWidths(
  page: Page,
  widths: readonly number[],
  { settle, isLengthFree = false }: WalkOptions = {},
): Promise<string[]> {
  const all: string[] = [];
  let wider: { width: number; height: number } | undefined;
  for (const width of widths.toSorted((one, other) => other - one)) {
    await page.setViewportSize({ width, height: HEIGHT });
    await settle?.(page);
    const height = await untilLaidOut(page);
    all.push(...(await widthFaults(page)).map((fault) => `${width}: ${fault}`));
    if (!isLengthFree && wider && height > MAX_GROWTH * wider.height) {
      all.push(`${width}: ${height} px long, at ${wider.width} only ${wider.height}`);
    }
    if (!isLengthFree && width === PHONE_WIDTH && height > MAX_PHONE_LENGTH) all.push(`${width}: ${height} px long`);
    const targets = width <= PHONE_WIDTH ? await smallTargets(page) : [];
    all.push(...[...targets, ...(await tinyTargets(page))].map((fault) => `${width}: ${fault}`));
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
