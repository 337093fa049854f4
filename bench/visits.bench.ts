import { randomBytes } from 'node:crypto';
import { addToSketch, emptySketch, estimateSketch } from '#features/shell/visits/visitor-sketch.rules.ts';
import { type BenchResult, compare, cpuMsAResponse, resultOf, serverFile, startServer } from './harness.ts';

const PATH = '/items/655';
const BLOCKS = 20;
const BLOCK_MS = 5_000;
const VISITORS = 200;
const LOAD = { headers: { 'accept-encoding': 'br' }, visitors: VISITORS, pipelined: 1, warmUpMs: 0 };

const RUNS = 50;
const SKETCHED = 100_000;
const HASH_BYTES = 8;

export default async function visits(): Promise<BenchResult[]> {
  return [sketchError(), await measureCachedPage()];
}

/** By the processor time of the server, in blocks that alternate. */
async function measureCachedPage(): Promise<BenchResult> {
  const counting = await startServer(serverFile('site'), { args: ['counted'] });
  const silent = await startServer(serverFile('site'), { args: ['kept'] });
  const answersACpuSecond = async (server: typeof counting) =>
    1000 / (await cpuMsAResponse(server, PATH, { ...LOAD, durationMs: BLOCK_MS }));
  try {
    for (const server of [counting, silent]) await answersACpuSecond(server);
    return await compare({
      name: `kept page of ${VISITORS} visitors: counted ÷ not`,
      unit: '답/CPU초',
      target: { ratioAtLeast: 0.95 },
      rounds: BLOCKS,
      ours: () => answersACpuSecond(counting),
      baseline: () => answersACpuSecond(silent),
    });
  } finally {
    await counting.stop();
    await silent.stop();
  }
}

function sketchError(): BenchResult {
  const errors = Array.from({ length: RUNS }, () => {
    const sketch = emptySketch();
    for (let number = 0; number < SKETCHED; number += 1) addToSketch(sketch, randomBytes(HASH_BYTES));
    return Math.abs(estimateSketch(sketch) / SKETCHED - 1) * 100;
  });
  const p95 = errors.toSorted((one, other) => one - other)[Math.ceil(RUNS * 0.95) - 1] ?? Number.NaN;
  return resultOf({
    name: `sketch of ${SKETCHED} visitors: error, p95`,
    unit: '%',
    ours: p95,
    baseline: 2,
    target: { atMost: 2 },
  });
}
