/** Milliseconds after load to wait where the browser cannot tell that it is idle. */
const IDLE_FALLBACK_MS = 2000;

/** Once the page with all its pictures stands. */
export function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}

/** Once the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  afterLoad(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(act);
    else setTimeout(act, IDLE_FALLBACK_MS);
  });
}
