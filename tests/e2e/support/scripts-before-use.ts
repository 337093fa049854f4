import type { Page } from '@playwright/test';

/** They are there for what they load: a sign-in under way, the cards of other sites, an ad, an error. */
const OF_SCRIPTS: ReadonlySet<string> = new Set(['/confirm', '/tooltips', '/geniee/test', '/nowhere']);

/** Scripts that the page asks for beyond those that its head names, before anybody uses it. */
export async function scriptsBeforeUse(page: Page): Promise<string[]> {
  if (OF_SCRIPTS.has(new URL(page.url()).pathname)) return [];
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const first = document.querySelector<HTMLScriptElement>('script[data-scripts]');
    const named = new Set([first?.getAttribute('src'), ...(first?.dataset.scripts ?? '').split(' ')]);
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js') && !named.has(path));
  });
}
