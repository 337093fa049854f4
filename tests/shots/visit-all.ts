import { availableParallelism } from 'node:os';

const PAGES_AT_ONCE = Math.min(Math.max(availableParallelism(), 2), 6);
const PROGRESS_EVERY = 100;

/** Visits some screens at a time. @returns what each gave, in the order in which they ended */
export async function visitAll<Screen, Result>(
  screens: readonly Screen[],
  visit: (screen: Screen) => Promise<Result>,
  progress: (line: string) => void,
): Promise<Result[]> {
  const waiting = [...screens];
  const results: Result[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results.push(await visit(next));
      if (results.length % PROGRESS_EVERY === 0) progress(`  ${results.length} / ${screens.length}`);
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  return results;
}
