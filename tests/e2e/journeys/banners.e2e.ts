import { notifySettings } from '#features/shell/settings/setting-changes.service.ts';
import { steadyShiftsOf } from '#tests/e2e/support/layout-shifts.ts';
import type { Site } from '#tests/e2e/support/sites.ts';
import { expect, test, untilAlive } from '#tests/e2e/support/test.ts';
import { insertBanner } from '#tests/factories/banners.ts';

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
});
