import { setImmediate as nextTurn } from 'node:timers/promises';

/** Other requests wait at most this long plus one piece of work (contract: 2 ms). */
const CHUNK_MS = 1;

/** Does a piece of work for each element, and yields to the event loop between chunks. */
export async function yieldInChunks<Given, Result>(
  all: readonly Given[],
  work: (one: Given) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let startedAt = performance.now();
  for (const one of all) {
    if (performance.now() - startedAt >= CHUNK_MS) {
      await nextTurn();
      startedAt = performance.now();
    }
    results.push(work(one));
  }
  return results;
}
