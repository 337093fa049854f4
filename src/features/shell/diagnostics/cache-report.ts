/** Milliseconds. */
const MAX_AGE_MS = 60_000;
const MAX_PAUSE_MS = 10_000;

/** A report of this moment, the same for requests that follow each other, so that a page and its data agree; a minute old at most. */
export function reportOf<Report>(now: () => number, make: () => Report): () => Report {
  let last: { report: Report; madeAt: number; requestedAt: number } | undefined;
  return () => {
    const at = now();
    const isOld = !last || at - last.madeAt >= MAX_AGE_MS || at - last.requestedAt >= MAX_PAUSE_MS;
    last = isOld || !last ? { report: make(), madeAt: at, requestedAt: at } : { ...last, requestedAt: at };
    return last.report;
  };
}
