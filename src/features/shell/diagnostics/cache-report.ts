/** Milliseconds. */
const LASTS_WHILE_ASKED_MS = 60_000;
const LASTS_UNASKED_MS = 10_000;

/** A report of this moment, the same for requests that follow each other, so that a page and its data agree; a minute old at most. */
export function reportOf<Report>(now: () => number, make: () => Report): () => Report {
  let last: { report: Report; madeAt: number; askedAt: number } | undefined;
  return () => {
    const at = now();
    const isOld = !last || at - last.madeAt >= LASTS_WHILE_ASKED_MS || at - last.askedAt >= LASTS_UNASKED_MS;
    last = isOld || !last ? { report: make(), madeAt: at, askedAt: at } : { ...last, askedAt: at };
    return last.report;
  };
}
