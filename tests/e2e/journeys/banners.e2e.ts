import type { Page, WebSocketRoute } from '@playwright/test';
import { insertBanner } from '#database/factories/banners.ts';
import { notifySettings } from '#features/shell/settings/setting-changes.service.ts';
import { BANNERS_CHANGED } from '#features/shell/settings/site.topics.ts';
import { DelayedAnswer } from '#tests/e2e/support/delayed-answer.ts';
import { steadyShiftsOf } from '#tests/e2e/support/layout-shifts.ts';
import type { Site } from '#tests/e2e/support/sites.ts';
import { expect, test, untilAlive } from '#tests/e2e/support/test.ts';
import { withVirtualTime } from '#tests/e2e/support/virtual-time.ts';

test.describe('a banner', () => {
  test.use({ where: {} });

  const showBanner = async ({ origin, database: { db } }: Site, text: string) => {
    const times = { starts_at: new Date(Date.now() - 1000), ends_at: new Date(Date.now() + 600_000) };
    await insertBanner(db, { text, tone: 'alert', href: '/notice', ...times });
    await notifySettings(db);
    await expect.poll(async () => (await fetch(`${origin}/items`)).text()).toContain(text);
  };

  test('stands above the page without a shift, is closed on this device for good, and other pages stay whole', async ({
    visit,
    site,
  }) => {
    await showBanner(site, '밤 열두 시에 점검합니다');
    const page = await visit('/items');
    const banner = page.locator('[data-banner]');
    expect(await banner.isVisible()).toBe(true);
    expect(await steadyShiftsOf(page)).toEqual([]);
    await page.getByRole('link', { name: '기술', exact: true }).first().click();
    await page.waitForURL('**/skills');
    expect(await banner.isVisible()).toBe(true);
    await banner.getByRole('button').click();
    await expect.poll(() => banner.count()).toBe(0);
    await page.goto('/items');
    await untilAlive(page);
    expect([await banner.count(), await banner.isVisible()]).toEqual([1, false]);
    expect(await steadyShiftsOf(page)).toEqual([]);

    await showBanner(site, '다음 알림입니다');
    await page.reload();
    await untilAlive(page);
    expect(await page.getByText('다음 알림입니다').isVisible()).toBe(true);
  });

  test('that begins or ends is heard of by open pages, above what is read, which stays in its place', async ({
    visit,
    site,
    database,
  }) => {
    const small = { viewport: { width: 1440, height: 420 } };
    const page = await visit('/trade', small);
    await page.locator('html[data-live="live"]').waitFor();
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    const topOf = () => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().top);
    const top = await topOf();
    await showBanner(site, '이제 막 걸린 알림입니다');
    const banner = page.getByText('이제 막 걸린 알림입니다');
    await expect.poll(() => banner.count()).toBe(1);
    expect([await topOf(), await steadyShiftsOf(page)]).toEqual([top, []]);
    await database.db.deleteFrom('banner').where('text', '=', '이제 막 걸린 알림입니다').execute();
    await notifySettings(database.db);
    await expect.poll(() => banner.count()).toBe(0);
    expect([await topOf(), await steadyShiftsOf(page)]).toEqual([top, []]);
  });

  test('waits for the next path where nobody has scrolled, and is asked for there by a page without a live line', async ({
    visit,
    site,
  }) => {
    const code = Promise.withResolvers<unknown>();
    const prepare = async (opened: Page) => {
      await withVirtualTime(opened);
      await opened.routeWebSocket('**/api/live', () => {});
      opened.on('requestfinished', (request) => request.url().includes('/follow-banners-') && code.resolve(request));
    };
    const page = await visit('/skills', { prepare });
    // What it knows is as old as its code.
    await code.promise;
    await page.waitForLoadState('networkidle');
    await showBanner(site, '다음 화면에서 보입니다');
    const banner = page.getByText('다음 화면에서 보입니다');
    await page.clock.fastForward(61_000);
    expect(await banner.count()).toBe(0);
    await page.getByRole('link', { name: '지도', exact: true }).first().click();
    await banner.waitFor();
    expect(new URL(page.url()).pathname).toBe('/maps');
    await page.getByRole('button', { name: '닫기: 다음 화면에서 보입니다' }).click();
    expect(await banner.count()).toBe(0);
  });

  test('stays when banners that were read before it are answered after it', async ({ visit }) => {
    const banners = new DelayedAnswer();
    const line = Promise.withResolvers<WebSocketRoute>();
    const prepare = async (opened: Page) => {
      await banners.delay(opened, '**/api/banners');
      await opened.routeWebSocket('**/api/live', (socket) => {
        socket.onMessage((message) => String(message).includes('"site"') && line.resolve(socket));
      });
    };
    const page = await visit('/trade', { prepare, viewport: { width: 1440, height: 420 } });
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    const send = async (frame: object) => (await line.promise).send(JSON.stringify(frame));
    await send({ t: 'resync', topic: 'site' });
    await banners.untilRead();
    const banner = { id: 990, text: '방금 걸린 알림입니다', tone: 'alert', href: '/notice' };
    await send({ t: 'event', id: '990', topic: 'site', type: BANNERS_CHANGED, data: [banner] });
    const strip = page.getByText(banner.text);
    await expect.poll(() => strip.count()).toBe(1);
    await banners.release(page);
    expect(await strip.count()).toBe(1);
  });
});
