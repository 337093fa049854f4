import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginAs, sessionCookies, whoIsIn } from './people-object.ts';
import { journeys } from './stage.ts';

const TABS = 8;
/** The client looks every 30 seconds whether less than 120 are left. */
const TICK_MS = 30_000;
const isRefresh = (url: string) => url.includes('/auth/v1/token?grant_type=refresh_token');

function countRefreshes(context: BrowserContext): { count: number } {
  const refreshes = { count: 0 };
  context.on('request', (request) => {
    if (isRefresh(request.url())) refreshes.count += 1;
  });
  return refreshes;
}

async function tokenIn(page: Page): Promise<string> {
  return (await sessionCookies(page.context())).map(({ value }) => value).join('');
}

journeys(
  'a session',
  ({ visit }) => {
    it('is renewed at the tick, in eight tabs at once', { timeout: 150_000 }, async () => {
      const { page } = await visit('/login');
      const context = page.context();
      await beginAs(page, '새벽달');
      const tabs = [page];
      for (let tab = 1; tab < TABS; tab += 1) tabs.push(await context.newPage());
      await Promise.all(tabs.slice(1).map((tab) => tab.goto('/items', { waitUntil: 'commit' })));
      for (const tab of tabs) await whoIsIn(tab, '새벽달');

      const first = await tokenIn(page);
      const refreshes = countRefreshes(context);
      await page.waitForRequest((request) => isRefresh(request.url()), { timeout: 2 * TICK_MS });
      await expect.poll(() => tokenIn(page)).not.toBe(first);
      expect(refreshes.count).toBeGreaterThan(0);

      // Less than 120 s are left again after a while: each page that opens renews the session at once.
      await page.waitForTimeout(15_000);
      for (let round = 0; round < 3; round += 1) {
        await Promise.all(tabs.map((tab) => tab.reload({ waitUntil: 'commit' })));
        for (const tab of tabs) await whoIsIn(tab, '새벽달');
      }
      const status = await page.evaluate(async () => (await fetch('/api/profiles/me')).status);
      expect(status).toBe(200);
    });
  },
  { AUTH_JWT_EXP: '130' },
);
