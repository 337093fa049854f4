import { useSyncExternalStore } from 'react';

/** Milliseconds between two looks at the clock; what is shown is exact to the minute. */
const TICK_MS = 20_000;

/** One clock for all lists of a page: their times change together. */
function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

const tick = () => Math.floor(Date.now() / TICK_MS) * TICK_MS;

/** Now, in milliseconds; null on the server and in the first render over its HTML, which is the same for everybody. */
export function useNow(): number | null {
  return useSyncExternalStore(onTick, tick, () => null);
}
