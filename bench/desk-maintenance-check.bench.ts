import { type BenchResult, compare, cpuMsAResponse, type ServerProcess, serverFile, startServer } from './harness.ts';

const PATH = '/items/655';
const ROUNDS = 20;
const ROUND_MS = 5000;
const BROTLI = { headers: { 'accept-encoding': 'br' } };

/** A kept page where each request is asked whether operators have closed the site, and one where none is. */
export default async function maintenanceCheck(): Promise<BenchResult> {
  const checked = await startServer(serverFile('site'), { args: ['checked'] });
  try {
    const unchecked = await startServer(serverFile('site'), { args: ['kept'] });
    try {
      // Warm-up, so that neither compilation nor compression is measured.
      for (const server of [checked, unchecked]) await answersACpuSecond(server);
      return await compare({
        name: 'kept page with the maintenance check ÷ without',
        unit: '답/CPU초',
        target: { ratioAtLeast: 0.97 },
        rounds: ROUNDS,
        ours: () => answersACpuSecond(checked),
        baseline: () => answersACpuSecond(unchecked),
      });
    } finally {
      await unchecked.stop();
    }
  } finally {
    await checked.stop();
  }
}

async function answersACpuSecond(server: ServerProcess): Promise<number> {
  return 1000 / (await cpuMsAResponse(server, PATH, { ...BROTLI, warmUpMs: 0, durationMs: ROUND_MS }));
}
