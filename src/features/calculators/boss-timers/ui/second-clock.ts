import { useSyncExternalStore } from 'react';

const TICK_MS = 1000;

const listeners = new Set<() => void>();
let timer: number | undefined;

function tick(): void {
  for (const notifyListener of listeners) notifyListener();
}

/** One clock for all that watch it; it stops when nothing does. A page that was asleep looks at once when it wakes. */
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

/** Words made of the time; whoever shows them is drawn anew only when the words change. */
export function useClockText(textAt: (now: number) => string): string {
  return useSyncExternalStore(
    onSecond,
    () => textAt(Date.now()),
    () => '',
  );
}
