const QUIET_MS = 1000;
const MOST_MS = 10_000;

/**
 * Answers what is called with every change of a burst: `act` follows once, 1 s after the last of them, and 10 s after the first
 * where they do not end.
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
