import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** They are there for what they load: a sign-in under way, the cards of other sites, an ad. */
const OF_SCRIPTS: ReadonlySet<string> = new Set(['/confirm', '/tooltips', '/geniee/test']);
/** Milliseconds in which a page that wants more would have asked for it. */
const IDLE_MS = 500;

/** Scripts that the page asks for beyond those that its head names, before anybody uses it. */
export async function scriptsBeforeUse(page: Page): Promise<string[]> {
  if (OF_SCRIPTS.has(new URL(page.url()).pathname)) return [];
  await delay(IDLE_MS);
  return page.evaluate(() => {
    const first = document.querySelector<HTMLScriptElement>('script[data-scripts]');
    const named = new Set([first?.getAttribute('src'), ...(first?.dataset.scripts ?? '').split(' ')]);
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js') && !named.has(path));
  });
}
