import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginAs, comeInAs, nobodyIsIn, openOwnMenu, sessionCookies, whoIsIn } from './people-object.ts';
import { journeys, untilAlive } from './stage.ts';

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

journeys('signed-in devices', ({ visit }) => {
  it('are seen, and ended one by one', async () => {
    const { page: desk } = await visit('/login');
    await beginAs(desk, '한소금');
    const { page: phone } = await visit('/login', { allowed: /40[013]/ });
    await comeInAs(phone, '한소금');
    await phone.waitForURL('**/me');
    await whoIsIn(phone, '한소금');

    await desk.goto('/me');
    await untilAlive(desk);
    const rows = desk.locator('.me-row').filter({ has: desk.getByRole('button', { name: /로그아웃$/ }) });
    await expect.poll(() => rows.count()).toBe(2);
    const other = rows.filter({ hasNotText: '이 기기' });
    expect(await other.locator('b').textContent()).toMatch(/Chrom\S* · /);
    await other.getByRole('button').click();
    await expect.poll(() => rows.count()).toBe(1);

    // The other device holds a token that still lives, and is nobody all the same.
    await phone.reload();
    await untilAlive(phone);
    await nobodyIsIn(phone);
    await whoIsIn(desk, '한소금');
  });

  it('are all left at once', async () => {
    const { page: desk } = await visit('/login', { allowed: /40[013]/ });
    await beginAs(desk, '두더지');
    const { page: phone } = await visit('/login', { allowed: /40[013]/ });
    await comeInAs(phone, '두더지');
    await phone.waitForURL('**/me');
    await phone.getByRole('button', { name: '모두 로그아웃', exact: true }).click();
    await nobodyIsIn(phone);
    await desk.reload();
    await untilAlive(desk);
    await nobodyIsIn(desk);
  });

  it('signing out without the provider ends this device, and says what is left', async () => {
    const { page } = await visit('/login', { allowed: /503|서버에 알리지/ });
    await beginAs(page, '못나감');
    await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await openOwnMenu(page);
    await page.getByRole('menuitem', { name: '로그아웃' }).click();
    await page.getByText('이 기기에서는 로그아웃했습니다').first().waitFor();
    await nobodyIsIn(page);
    expect(await sessionCookies(page.context())).toEqual([]);
  });
});
