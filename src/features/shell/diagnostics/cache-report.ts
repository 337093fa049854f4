/** Milliseconds. */
const MAX_AGE_MS = 60_000;
const MAX_PAUSE_MS = 10_000;

/**
 * Returns the same report for requests that follow each other, so that a page and its data agree; it is at most a
 * minute old.
 */
export function reportOf<Report>(now: () => number, make: () => Report): () => Report {
  let last: { report: Report; madeAt: number; requestedAt: number } | undefined;
  return () => {
    const at = now();
    const isOld = !last || at - last.madeAt >= MAX_AGE_MS || at - last.requestedAt >= MAX_PAUSE_MS;
    last = isOld || !last ? { report: make(), madeAt: at, requestedAt: at } : { ...last, requestedAt: at };
    return last.report;
  };
}
