import type { Page } from '@playwright/test';
import { faultOf, KeyboardObject, stopOf } from '#tests/e2e/support/keyboard-object.ts';
import { findItem, findRoute, planPromotion } from '#tests/e2e/support/keyboard-tasks.ts';
import { catalog, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { pageSamples } from '#tests/support/page-samples.ts';

const STILL = { reducedMotion: 'reduce' } as const;
const DESK = { viewport: { width: 1440, height: 900 } };
const HALF_SCREEN = { viewport: { width: 900, height: 800 } };
/** One of each layout, with few enough stops to walk through them all. */
const PATHS = ['/guides', '/party', '/calc/hp-mp-table', '/notice/rule'];
const samples = pageSamples(catalog).filter(({ path }) => PATHS.includes(path));
const MOST_STOPS = 100;

interface Walk {
  stops: number;
  faults: string[];
}

/** To the end of the page and back to its beginning. */
async function walk(page: Page): Promise<Walk> {
  const faults = new Set<string>();
  let stops = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < MOST_STOPS; step += 1) {
      await page.keyboard.press(key);
      const stop = await stopOf(page);
      if (stop.what.startsWith('BODY')) break;
      stops += 1;
      const fault = faultOf(stop);
      if (fault) faults.add(`${key}: ${fault}`);
    }
  }
  return { stops, faults: [...faults] };
}

const anchor = (page: Page) => page.locator('[data-ad-slot="anchor"]');

test.describe('the focus beside bars and advertisements', () => {
  test.use({ where: { AD_PROVIDER: 'stub' } });

  for (const { path } of samples)
    test(`is never hidden on ${path}, forward and back, at any width`, async ({ visit }) => {
      const phone = await visit(path, { tab: 'phone', ...STILL, ...PHONE });
      const half = await visit(path, { tab: 'half', ...STILL, ...HALF_SCREEN });
      const desk = await visit(path, { tab: 'desk', ...STILL, ...DESK });
      await anchor(phone).waitFor({ state: 'attached' });
      const walks = await Promise.all([phone, half, desk].map(walk));
      for (const { stops } of walks) expect(stops).toBeGreaterThan(30);
      expect(walks.map(({ faults }) => faults)).toEqual([[], [], []]);
    });

  for (const [name, path, task] of [
    ['finds an item', '/', findItem],
    ['plans a promotion', '/calc/plan?job=1&level=99&grade=1', planPromotion],
    ['finds a way', '/maps/route', findRoute],
  ] as const)
    test(`a phone with a keyboard ${name}`, async ({ visit }) => {
      const page = await visit(path, { tab: 'phone', ...STILL, ...PHONE });
      await anchor(page).waitFor();
      await task(page, new KeyboardObject(page));
    });
});
