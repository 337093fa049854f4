import { type BenchResult, median, resultOf } from './harness.ts';

export type Question = (turn: number) => Promise<unknown>;

const WARM_UP = 30;
const ROUNDS = 300;

/** Median milliseconds of both. Measured alternately, so that a slow moment of the machine affects both. */
export async function mediansInTurns(one: Question, other: Question): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = -WARM_UP; turn < ROUNDS; turn += 1) {
    const [first, second] = [await timeOf(one, turn + WARM_UP), await timeOf(other, turn + WARM_UP)];
    if (turn < 0) continue;
    times[0].push(first);
    times[1].push(second);
  }
  return [median(times[0]), median(times[1])];
}

/** Each question to a large database beside the same one to a smaller. */
export async function comparedInTurns(
  large: ReadonlyMap<string, Question>,
  small: ReadonlyMap<string, Question>,
  { name, ratioAtMost = 1.3 }: { name: string; ratioAtMost?: number },
): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const [what, question] of large) {
    const beside = small.get(what);
    if (!beside) throw new Error(`${what} is asked of one database only`);
    const [ours, baseline] = await mediansInTurns(question, beside);
    results.push(resultOf({ name: `${what}: ${name}`, unit: 'ms', ours, baseline, target: { ratioAtMost } }));
  }
  return results;
}

async function timeOf(question: Question, turn: number): Promise<number> {
  const startedAt = performance.now();
  await question(turn);
  return performance.now() - startedAt;
}
