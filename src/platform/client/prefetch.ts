import { whenIdle } from './after-load.ts';

interface Connection {
  saveData?: boolean;
}

export function prefetchWhenIdle(urls: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) return;
  whenIdle(() => {
    // A failed prefetch is fetched when it is needed.
    for (const url of urls) fetch(url, { priority: 'low' }).catch(() => undefined);
  });
}
