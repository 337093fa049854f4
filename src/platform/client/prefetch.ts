import { whenIdle } from './after-load.ts';
import { fetchOnce } from './fetch-with-retry.ts';
import { savesData } from './saves-data.ts';

export function prefetchWhenIdle(urls: readonly string[]): void {
  if (savesData()) return;
  whenIdle(() => {
    // A failed prefetch is fetched when it is needed.
    for (const url of urls) fetchOnce(url, { credentials: 'include', priority: 'low' }).catch(() => undefined);
  });
}
