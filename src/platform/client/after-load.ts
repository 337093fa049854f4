/** Milliseconds to wait after load where the browser has no `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 2000;

export function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}

export function whenIdle(act: () => void): void {
  afterLoad(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(act);
    else setTimeout(act, IDLE_FALLBACK_MS);
  });
}
