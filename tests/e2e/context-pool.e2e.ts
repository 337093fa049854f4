import { afterAll, expect, it } from 'vitest';
import { sharedBrowser } from '#tests/support/chromium.ts';
import { ContextPool } from './context-pool.ts';
import { DESKTOP, journeys } from './stage.ts';

journeys('a tab for one visit after the other', ({ site }) => {
  const pool = new ContextPool(async (options) => (await sharedBrowser()).newContext(options));
  const acquire = async () => {
    const { origin } = site();
    const page = await pool.acquire({ ...DESKTOP, baseURL: origin });
    return { page, release: () => pool.release(page.context(), origin) };
  };
  afterAll(() => pool.closeAllOf(site().origin));

  it('remembers nothing of the visit before but the files of the site', async () => {
    const { page, release } = await acquire();
    await page.goto('/skills');
    await page.context().addCookies([{ name: 'who', value: 'first', url: site().origin }]);
    await page.route('**/items', (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 400 });
    await page.evaluate(async () => {
      localStorage.setItem('who', 'first');
      sessionStorage.setItem('who', 'first');
      await caches.open('first');
      await new Promise((resolve) => Object.assign(indexedDB.open('first'), { onsuccess: resolve }));
    });
    await release();

    const next = await acquire();
    expect(next.page).toBe(page);
    await page.goto('/items');
    const found = await page.evaluate(async () => ({
      stored: [localStorage.getItem('who'), sessionStorage.getItem('who')],
      cookies: document.cookie,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      width: innerWidth,
      // That of the empty page and this one.
      historyLength: history.length,
      fetched: performance.getEntriesByType('resource').filter((one) => {
        return one.name.includes('/assets/client-') && one instanceof PerformanceResourceTiming && one.transferSize > 0;
      }).length,
    }));
    const nothing = { stored: [null, null], cookies: '', databases: 0, caches: 0, fetched: 0 };
    expect(found).toEqual({ ...nothing, width: DESKTOP.viewport.width, historyLength: 2 });
    await next.release();
  });

  it('is closed where a visit has changed it for good', async () => {
    const { page, release } = await acquire();
    await page.context().clock.install();
    await release();
    expect(page.isClosed()).toBe(true);
  });
});
