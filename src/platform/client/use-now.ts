import { useSyncExternalStore } from 'react';

/** Milliseconds between updates: times are shown to the minute. */
const TICK_MS = 20_000;

function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

const tick = () => Math.floor(Date.now() / TICK_MS) * TICK_MS;

/**
 * The current time in milliseconds; null on the server and in the first render, whose HTML is the same for everybody.
 */
export function useNow(): number | null {
  return useSyncExternalStore(onTick, tick, () => null);
}
