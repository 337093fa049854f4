import { expect, type Page } from '@playwright/test';
import { fraudReport, spammer } from '#tests/e2e/support/demo-rows.ts';
import { test } from '#tests/e2e/support/demo-site.ts';
import { faultOf, KeyboardObject, stopOf } from '#tests/e2e/support/keyboard-object.ts';
import type { Site } from '#tests/e2e/support/sites.ts';
import { DESK_SAMPLES, sampledPath } from '#tests/shots/desk-pages.ts';

/** More than the longest page has. */
const MOST_STOPS = 500;

async function pathOf(sample: string, { db }: Site['database']): Promise<string> {
  if (!sample.includes(':')) return sample;
  return sampledPath(sample, { fraud: (await fraudReport(db)).id, spammer: (await spammer(db)).id });
}

/** Until nothing comes any more. */
const untilRead = (page: Page) => page.waitForLoadState('networkidle');

/** Walks through all of the page by Tab, marking what had the focus. @returns faults of the stops */
async function walk(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press('Tab');
    const isKnown = await page.evaluate(() => {
      const known = document.activeElement?.hasAttribute('data-walked') ?? true;
      document.activeElement?.setAttribute('data-walked', '');
      return known;
    });
    const stop = await stopOf(page);
    if (stop.isNowhere || isKnown) return [...faults];
    const fault = faultOf(stop);
    if (fault !== undefined) faults.add(fault);
  }
  return [...faults, `no end after ${MOST_STOPS} stops`];
}

/**
 * What is pressed or filled in and was no stop. Of radio buttons one is the stop of all, rows are walked by j and k, and links in a
 * text that is written are text.
 */
function unreached(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"]';
    const groups = new Set(
      [...document.querySelectorAll<HTMLInputElement>('[type=radio][data-walked]')].map(({ name }) => name),
    );
    return [...document.querySelectorAll<HTMLInputElement>(CONTROLS)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && one.tabIndex >= 0)
      .filter((one) => !one.hasAttribute('data-walked') && !one.closest('[inert]'))
      .filter((one) => !one.parentElement?.closest('[contenteditable="true"]'))
      .filter((one) => one.type !== 'radio' || !groups.has(one.name))
      .map((one) => `${one.tagName} ${one.ariaLabel ?? one.textContent?.trim().slice(0, 30)}`);
  });
}

test.describe('a page of the desk with the keyboard alone', () => {
  for (const sample of DESK_SAMPLES)
    test(`${sample}: Tab reaches everything in sight, marked and uncovered, and ends`, async ({
      visitDesk,
      database,
    }) => {
      const page = await visitDesk(await pathOf(sample, database), { reducedMotion: 'reduce' });
      await untilRead(page);
      expect(await walk(page)).toEqual([]);
      expect(await page.locator('[data-walked]').count()).toBeGreaterThan(0);
      expect(await unreached(page)).toEqual([]);
    });

  test('a list is walked by j and k, a row opened by Enter and closed by Escape, which leaves the focus on it', async ({
    visitDesk,
  }) => {
    const page = await visitDesk('/operator', { reducedMotion: 'reduce' });
    const keys = new KeyboardObject(page);
    const lists: string[] = [];
    for (const path of DESK_SAMPLES) {
      if (path.includes(':')) continue;
      await page.goto(path);
      await untilRead(page);
      const rows = page.getByRole('main').locator('a[data-row]').filter({ visible: true });
      const count = await rows.count();
      if (count === 0) continue;
      lists.push(path);
      await keys.press('j');
      await keys.isLedTo(rows.first());
      await keys.press('j');
      await keys.isLedTo(rows.nth(Math.min(1, count - 1)));
      await keys.press('k');
      await keys.isLedTo(rows.first());
      await keys.press('Enter');
      await page.waitForURL(/[?&]open=/);
      await page.getByRole('main').getByRole('complementary').first().waitFor();
      await keys.press('Escape');
      await page.waitForURL((url) => !url.searchParams.has('open'));
      await keys.isLedTo(rows.first());
    }
    expect(lists.length).toBeGreaterThan(10);
  });

  test('e opens the row in hand and presses what decides, and / leads to the filters', async ({ visitDesk }) => {
    const page = await visitDesk('/operator/reports', { reducedMotion: 'reduce' });
    const keys = new KeyboardObject(page);
    const form = page.getByRole('form', { name: '조치' });
    await page.locator('a[data-row]').first().waitFor();
    await keys.press('j', 'e');
    const panel = page.getByRole('complementary', { name: /^신고/ });
    await panel.waitFor();
    await panel.locator('[data-decide]').waitFor();
    await keys.press('e');
    await form.waitFor();
    await keys.hasPlace();
    await expect(form.locator(':focus')).toHaveCount(1);
    await page.goto('/operator/trades');
    await page.locator('a[data-row]').first().waitFor();
    await keys.press('j', '/');
    await keys.isLedTo(page.getByRole('searchbox').and(page.getByRole('main').getByRole('searchbox')));
  });
});
