import type { Page } from '@playwright/test';
import { coveredControls } from '#tests/e2e/support/covered-controls.ts';
import { sidewaysFaults } from '#tests/e2e/support/screen-faults.ts';
import { catalog, DESKTOP, expect, PHONE, test, textIn } from '#tests/e2e/support/test.ts';
import { pageKinds } from '#tests/support/page-samples.ts';

const STYLES = '**/*.css';
/** Unknown to every browser. */
const NEVER = '@supports (no-such-property: 1)';

/** What a browser without the newer features reads: whatever is asked by `@supports` is answered no. */
async function withoutNewFeatures(page: Page): Promise<void> {
  await page.route(STYLES, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/@supports(?! not)[^{]+/g, NEVER);
    await route.fulfill({ response, body });
  });
}

/** Styles come later than otherwise, and the fonts that they name. */
const LATE_FONT = /was preloaded using link preload/;

const noStyles = (page: Page) => page.route(STYLES, (route) => route.abort());

test.describe('a browser that is too old', () => {
  test('is told so on every kind of page, reads it, and begins no script', async ({ visit }) => {
    const page = await visit('/', { ...PHONE, prepare: withoutNewFeatures, until: async () => undefined });
    for (const { path, shows, isGuarded = false } of pageKinds(catalog)) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: '지원하는 브라우저' }).first()).toBeVisible();
      if (!isGuarded) for (const word of shows) expect(await textIn(page.locator('body')), path).toContain(word);
      expect.soft(await sidewaysFaults(page), path).toEqual([]);
      expect(await page.locator('html[data-hydrated]').count(), path).toBe(0);
    }
    await page.getByRole('link', { name: '지원하는 브라우저' }).first().click();
    await page.waitForURL('**/browsers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('that reads no styles has words and plain links', async ({ visit }) => {
    const prepare = async (page: Page) => {
      await withoutNewFeatures(page);
      await noStyles(page);
    };
    const page = await visit('/browsers', {
      prepare,
      until: async () => undefined,
      allowed: /^failed: \S+\.css$|ERR_FAILED/,
    });
    await expect(page.getByRole('heading', { level: 1, name: '지원하는 브라우저' })).toBeVisible();
    await expect(page.getByText('17.4 이상')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '홈' }).last().click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test.describe('a supported browser that lacks what styles ask for by @supports', () => {
  const STILL_SUPPORTED = /popover-open/;

  async function withoutEnhancements(page: Page): Promise<void> {
    await page.route(STYLES, async (route) => {
      const response = await route.fetch();
      const answer = (rule: string) => (STILL_SUPPORTED.test(rule) ? rule : NEVER);
      await route.fulfill({ response, body: (await response.text()).replaceAll(/@supports(?! not)[^{]+/g, answer) });
    });
  }

  for (const [name, screen] of [
    ['at a desk', DESKTOP],
    ['on a phone', PHONE],
  ] as const)
    test(`has nothing over what can be pressed, ${name}`, async ({ visit }) => {
      const page = await visit('/', { ...screen, prepare: withoutEnhancements, allowed: LATE_FONT });
      for (const { path, isGuarded = false } of pageKinds(catalog)) {
        if (isGuarded) continue;
        await page.goto(path);
        expect.soft(await coveredControls(page), path).toEqual([]);
      }
    });

  test('has the way up once the first screen is left behind', async ({ visit }) => {
    const page = await visit('/items/types/0', { ...PHONE, prepare: withoutEnhancements, allowed: LATE_FONT });
    const up = page.getByRole('link', { name: '맨 위로' });
    await expect(up).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.evaluate(() => window.scrollTo(0, 1800));
    await expect(up).toBeVisible();
    await up.tap();
    await expect(up).toBeHidden();
  });
});
