import type { Page } from '@playwright/test';
import { faultOf, KeyboardObject, stopOf } from '#tests/e2e/support/keyboard-object.ts';
import { findItem, findRoute, planPromotion } from '#tests/e2e/support/keyboard-tasks.ts';
import { catalog, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { pageSamples } from '#tests/support/page-samples.ts';

const STILL = { reducedMotion: 'reduce' } as const;
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 900, height: 800 },
  { width: 390, height: 844 },
];
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
      const page = await visit(path, STILL);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        if (screen.width === PHONE.viewport.width) await anchor(page).waitFor({ state: 'attached' });
        const { stops, faults } = await walk(page);
        expect(stops).toBeGreaterThan(30);
        expect(faults, `at ${screen.width}`).toEqual([]);
      }
    });

  for (const [name, path, task] of [
    ['finds an item', '/', findItem],
    ['plans a promotion', '/calc/plan?job=1&level=99&grade=1', planPromotion],
    ['finds a way', '/maps/route', findRoute],
  ] as const)
    test(`a phone with a keyboard ${name}`, async ({ visit }) => {
      const page = await visit(path, { ...STILL, ...PHONE });
      await anchor(page).waitFor();
      await task(page, new KeyboardObject(page));
    });
});
