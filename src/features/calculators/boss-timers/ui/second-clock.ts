import { useSyncExternalStore } from 'react';

const TICK_MS = 1000;

const listeners = new Set<() => void>();
let timer: number | undefined;

function tick(): void {
  for (const notifyListener of listeners) notifyListener();
}

/**
 * Uses a single interval for all listeners, and none without listeners. After a page was suspended, it ticks as soon as
 * the page is visible.
 */
export function onSecond(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = window.setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

export function useClockText(textAt: (now: number) => string): string {
  return useSyncExternalStore(
    onSecond,
    () => textAt(Date.now()),
    () => '',
  );
}
