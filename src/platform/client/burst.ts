const QUIET_MS = 1000;
const MOST_MS = 10_000;

/**
 * Returns a function to call with every change of a burst. `act` runs once, 1 s after the last call, or 10 s after the
 * first one if the burst does not end.
 */
export function afterBurst(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;
  return () => {
    const now = performance.now();
    if (timer === undefined) startedAt = now;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        act();
      },
      Math.min(QUIET_MS, startedAt + MOST_MS - now),
    );
  };
}
