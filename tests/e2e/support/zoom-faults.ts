import type { CDPSession, Page } from '@playwright/test';
import { widthFaults } from './width-faults.ts';

/** px of text that nobody changed. */
const USUAL = 16;

interface Zoom {
  name: string;
  /** px of the visitor's own text. */
  text: number;
  window: { width: number; height: number };
}

/** WCAG 1.4.4: twice the text on a desk and on a phone; 1.4.10: a window of 1280 × 1024 px at 400 %. */
const ZOOMS: readonly Zoom[] = [
  { name: '200 % text at 1440', text: 2 * USUAL, window: { width: 1440, height: 900 } },
  { name: '200 % text at 390', text: 2 * USUAL, window: { width: 390, height: 844 } },
  { name: '400 %', text: USUAL, window: { width: 320, height: 256 } },
];

/** What is cut off, printed over something, wider than the window or under bars once a reader enlarges text or page. Leaves the page at 400 %. */
export async function zoomFaults(page: Page, settle?: (page: Page) => Promise<unknown>): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const { name, text, window } of ZOOMS) {
    await setTextSize(browser, text);
    await page.setViewportSize(window);
    await settle?.(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const faults = [...(await widthFaults(page)), ...(await barFaults(page))];
    found.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  await browser.detach();
  return found;
}

/** As in the browser's settings: widths in media queries and every rem follow. */
export async function setTextSize(browser: CDPSession, size: number): Promise<void> {
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Bars over more than half of the window leave too little to read, wherever the page is scrolled to. */
async function barFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const isBar = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isBar(element.parentElement));
    const step = 4;
    // The frame follows in the next one: its bar leaves and comes back.
    const scrollAndFollow = async (top: number) => {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    };
    await scrollAndFollow(document.documentElement.scrollHeight / 2);
    const heights = Array.from({ length: Math.floor(innerHeight / step) }, (_, at) => at * step);
    const covered = heights.filter((y) => isBar(document.elementFromPoint(innerWidth / 2, y))).length;
    await scrollAndFollow(0);
    return covered > heights.length / 2
      ? [`bars over ${Math.round((100 * covered) / heights.length)} % of the window`]
      : [];
  });
}
