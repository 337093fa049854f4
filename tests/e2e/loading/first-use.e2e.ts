import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { sideBySide } from '#tests/e2e/support/side-by-side.ts';
import { catalog, expect, test, untilAlive, untilTakenOver, use } from '#tests/e2e/support/test.ts';
import { type PageSample, pageKinds } from '#tests/support/page-samples.ts';

const PUBLIC = pageKinds(catalog).filter(({ isGuarded = false }) => !isGuarded);

const FIRST_CODE = '*/assets/client-*.js';
const LATE_MS = 3000;
/** A little less than how long the first script stores a press. */
const EXPIRED_MS = 9000;

/** Counts each press that the first script does anew; in the tab, because a press may lead to another page. */
const COUNT_REPEATED = () => {
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      if (isTrusted || !(target instanceof Element) || !target.closest('[data-press]')) return;
      sessionStorage.setItem('repeated', String(Number(sessionStorage.getItem('repeated')) + 1));
    },
    true,
  );
};
const repeatsOn = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('repeated')));
const untilRepeated = (page: Page) => page.waitForFunction(() => sessionStorage.getItem('repeated') !== null);

test.describe('before anybody uses a page', () => {
  /** @returns how often the press was done; null: the page has no button to press */
  async function repeatsOf({ path }: Pick<PageSample, 'path'>): Promise<{ path: string; repeats: number | null }> {
    const document = await (await fetch(site.origin + path)).text();
    if (!document.includes('data-press')) return { path, repeats: null };
    const pressed = Promise.withResolvers<void>();
    const page = await visit(path, {
      permissions: ['clipboard-write'],
      // Late, and never before the press on a busy machine.
      delayed: { pattern: FIRST_CODE, until: () => Promise.all([delay(LATE_MS), pressed.promise]) },
      until: async () => undefined,
    });
    const button = page.locator('main [data-press]:visible:enabled').first();
    if ((await button.count()) === 0) {
      pressed.resolve();
      return { path, repeats: null };
    }
    await page.evaluate(COUNT_REPEATED);
    const pressedAt = Date.now();
    await button.click();
    pressed.resolve();
    await Promise.race([untilAlive(page), untilRepeated(page)]);
    // A busy machine: by then the press has expired, as it should.
    if (Date.now() - pressedAt > EXPIRED_MS) return repeatsOf({ path });
    await expect.poll(() => repeatsOn(page), { message: path }).toBeGreaterThan(0);
    return { path, repeats: await repeatsOn(page) };
  }

  test('does a press once when its code comes 3 seconds late, on every page that has a button for it', async () => {
    const pressed: { path: string; repeats: number | null }[] = [];
    for (const { group } of sideBySide(PUBLIC)) pressed.push(...(await Promise.all(group.map(repeatsOf))));
    const withButton = pressed.filter(({ repeats }) => repeats !== null);
    expect(withButton.length).toBeGreaterThan(8);
    expect(withButton.map(({ path }) => path)).toContain('/login');
    expect(withButton.filter(({ repeats }) => repeats !== 1)).toEqual([]);
  });

  test('leaves what the server drew where the code of a part does not come', async ({ visit }) => {
    const page = await visit('/items/types/10', {
      allowed: /failed: |Failed to load resource|ERR_FAILED/,
      prepare: (prepared) => prepared.route('**/assets/item-filters-*.js', (route) => route.abort()),
      until: untilTakenOver,
    });
    const refused = page.waitForEvent('requestfailed');
    await use(page);
    await refused;
    await page.waitForFunction(() => performance.getEntriesByName('all-pages').length > 0);
    expect(await page.getByRole('searchbox').count()).toBe(1);
  });

  test('leaves what was typed early in its field, and applies it', async ({ visit }) => {
    const page = await visit('/skills', {
      delayed: { pattern: FIRST_CODE, until: () => delay(LATE_MS) },
      until: async () => undefined,
    });
    const field = page.getByRole('searchbox').first();
    await field.click();
    await page.keyboard.type('공력증강');
    await page.keyboard.press('Tab');
    await untilAlive(page);
    expect(await field.inputValue()).toBe('공력증강');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('공력증강');
  });
});
