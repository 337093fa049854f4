import { whenIdle } from './after-load.ts';

interface Connection {
  saveData?: boolean;
}

/** Brings addresses into the browser's cache when it has nothing better to do; not for visitors who save data. */
export function prefetchWhenIdle(urls: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) return;
  whenIdle(() => {
    // What does not come is fetched when it is needed.
    for (const url of urls) fetch(url, { priority: 'low' }).catch(() => undefined);
  });
}
