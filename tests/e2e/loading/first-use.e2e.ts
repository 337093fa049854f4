import type { Page } from '@playwright/test';
import { catalog, expect, test, untilAlive, untilTakenOver } from '#tests/e2e/support/test.ts';
import { pageKinds } from '#tests/support/page-samples.ts';

const PUBLIC = pageKinds(catalog).filter(({ isGuarded = false }) => !isGuarded);
const FIRST_CODE = '**/assets/client-*.js';

/** Reports each press that the first script does anew. */
const REPORT_REPEATED = () => {
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      if (!isTrusted && target instanceof Element && target.closest('[data-press]'))
        Reflect.get(window, 'repeated')(location.pathname);
    },
    true,
  );
};
/** On a busy machine the first script would forget a press before the code comes. */
const STOP_CLOCK = () => Object.assign(performance, { now: () => 0 });

/** The first code of a page that waits until it is told to come. */
class LateCode {
  #late = Promise.withResolvers<void>();

  readonly options = {
    prepare: async (page: Page) => {
      await page.addInitScript(STOP_CLOCK);
      await page.route(FIRST_CODE, async (route) => {
        await this.#late.promise;
        await route.continue();
      });
    },
    until: async () => undefined,
  };

  delay(): void {
    this.#late = Promise.withResolvers();
  }

  come(): void {
    this.#late.resolve();
  }
}

test.describe('before anybody uses a page', () => {
  test('does a press once when its code comes late, on every page that has a button for it', async ({
    visit,
    site,
  }) => {
    test.slow();
    const repeats: Record<string, number> = {};
    const code = new LateCode();
    const page = await visit('/robots.txt', { permissions: ['clipboard-write'], ...code.options });
    await page.addInitScript(REPORT_REPEATED);
    await page.exposeFunction('repeated', (path: string) => {
      repeats[path] = (repeats[path] ?? 0) + 1;
    });
    for (const { path } of PUBLIC) {
      const document = await (await fetch(site.origin + path)).text();
      if (!document.includes('data-press')) continue;
      code.delay();
      await page.goto(path);
      const button = page.locator('main [data-press]:visible:enabled').first();
      if ((await button.count()) === 0) continue;
      const { pathname } = new URL(page.url());
      await button.click();
      code.come();
      await expect.poll(() => repeats[pathname], path).toBeGreaterThan(0);
    }
    expect(Object.keys(repeats)).toContain('/login');
    expect(Object.keys(repeats).length).toBeGreaterThan(8);
    expect(Object.entries(repeats).filter(([, count]) => count !== 1)).toEqual([]);
  });

  test('leaves what the server drew where the code of a part does not come', async ({ visit }) => {
    let refused: Promise<unknown> | undefined;
    const page = await visit('/items/types/10', {
      allowed: /failed: |Failed to load resource|ERR_FAILED/,
      async prepare(prepared) {
        refused = prepared.waitForEvent('requestfailed');
        await prepared.route('**/assets/item-filters-*.js', (route) => route.abort());
      },
      until: untilTakenOver,
    });
    await refused;
    await page.waitForFunction(() => performance.getEntriesByName('all-pages').length > 0);
    await expect(page.getByRole('searchbox')).toHaveCount(1);
  });

  test('leaves what was typed early in its field, and applies it', async ({ visit }) => {
    const code = new LateCode();
    const page = await visit('/skills', code.options);
    const field = page.getByRole('searchbox').first();
    await field.click();
    await page.keyboard.type('공력증강');
    await page.keyboard.press('Tab');
    code.come();
    await untilAlive(page);
    await expect(field).toHaveValue('공력증강');
    await page.waitForURL((url) => url.searchParams.get('q') === '공력증강');
  });
});
