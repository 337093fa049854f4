/** Milliseconds after load to wait where the browser cannot tell that it is idle. */
const IDLE_FALLBACK_MS = 2000;

interface Connection {
  saveData?: boolean;
}

/** Brings addresses into the browser's cache when it has nothing better to do; not for visitors who save data. */
export function prefetchWhenIdle(urls: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) return;
  const prefetch = () => {
    // What does not come is fetched when it is needed.
    for (const url of urls) fetch(url, { priority: 'low' }).catch(() => undefined);
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(prefetch);
    else setTimeout(prefetch, IDLE_FALLBACK_MS);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
