import type { BrowserContext, Page } from '@playwright/test';
import { sessionCookies, whoIsIn } from '#tests/e2e/support/people-object.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { withVirtualTime } from '#tests/e2e/support/virtual-time.ts';

const TABS = 8;
/** The client checks every 30 seconds whether the access token, which lives for an hour, expires in less than 120. */
const TICK_MS = 30_000;
const UNTIL_NEARLY_OVER_MS = 3600_000 - 100_000;
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

test.describe('a session', () => {
  test.use({ where: 'players' });

  test('is renewed at the interval, in eight tabs at once', async ({ visit }) => {
    const page = await visit('/me', {
      as: '새벽달',
      // A reload may leave the page before its WebSocket is open.
      allowed: /WebSocket is closed before the connection is established/,
      prepare: withVirtualTime,
    });
    const context = page.context();
    const tabs = [page];
    for (let tab = 1; tab < TABS; tab += 1) tabs.push(await context.newPage());
    await Promise.all(tabs.slice(1).map((tab) => tab.goto('/items', { waitUntil: 'commit' })));
    for (const tab of tabs) await whoIsIn(tab, '새벽달');

    const first = await tokenIn(page);
    const refreshes = countRefreshes(context);
    await context.clock.fastForward(UNTIL_NEARLY_OVER_MS);
    await context.clock.fastForward(TICK_MS);
    await expect.poll(() => tokenIn(page), { timeout: 30_000 }).not.toBe(first);
    expect(refreshes.count).toBeGreaterThan(0);

    // By the clock of these tabs a new token has almost expired too: each page that opens renews the session at once.
    for (let round = 0; round < 3; round += 1) {
      const before = refreshes.count;
      await Promise.all(tabs.map((tab) => tab.reload({ waitUntil: 'commit' })));
      for (const tab of tabs) await whoIsIn(tab, '새벽달');
      await expect.poll(() => refreshes.count, { timeout: 30_000 }).toBeGreaterThan(before);
    }
    const status = await page.evaluate(async () => (await fetch('/api/profiles/me')).status);
    expect(status).toBe(200);
  });
});
