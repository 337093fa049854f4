import type { Steps } from '#shared/steps.ts';

/** Milliseconds for which a piece occupies the thread; a step may take longer. */
const PIECE_MS = 2;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Runs the steps in pieces. Between two of them the event loop handles whatever has arrived. */
export async function runInPieces<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + PIECE_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < until);
    await nextTurn();
  }
}
