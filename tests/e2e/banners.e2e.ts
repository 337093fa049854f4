import { expect, it } from 'vitest';
import { insertBanner } from '#database/factories/banners.ts';
import { notifySettings } from '#features/shell/settings/setting-changes.service.ts';
import { recordShifts, steadyShiftsOf } from './layout-shifts.ts';
import { journeys, untilAlive } from './stage.ts';

journeys(
  'a banner',
  (stage) => {
    const showBanner = async (text: string) => {
      const { db } = stage.database();
      const times = { starts_at: new Date(Date.now() - 1000), ends_at: new Date(Date.now() + 600_000) };
      await insertBanner(db, { text, tone: 'alert', href: '/notice', ...times });
      await notifySettings(db);
      await expect.poll(async () => (await fetch(`${stage.site().origin}/items`)).text()).toContain(text);
    };

    it('stands above the page without a shift, is closed on this device for good, and other pages stay whole', async () => {
      await showBanner('밤 열두 시에 점검합니다');
      const { page } = await stage.visit('/items', { prepare: recordShifts });
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

      await showBanner('다음 알림입니다');
      await page.reload();
      await untilAlive(page);
      expect(await page.getByText('다음 알림입니다').isVisible()).toBe(true);
    });
  },
  {},
);
