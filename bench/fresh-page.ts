import {
  type BenchResult,
  cpuMsAResponse,
  median,
  resultOf,
  type ServerProcess,
  serverFile,
  startServer,
} from './harness.ts';

const ROUNDS = 20;
const ROUND_MS = 500;

interface FreshPage {
  name: string;
  path: string;
  ratioAtLeast: number;
  fresh(): Promise<ServerProcess>;
  bare(): Promise<ServerProcess>;
}

/**
 * A page rendered without cache, compared with React's part of it alone and with a fixed table of fifty rows. Measured
 * in processor time of all threads of the server, because wall time includes other load on the machine.
 */
export async function freshPage({ name, path, ratioAtLeast, fresh, bare }: FreshPage): Promise<BenchResult[]> {
  const servers = [await fresh(), await bare(), await startServer(serverFile('fixed-tree'))] as const;
  try {
    // Warm-up, so that compilation is not measured.
    for (const server of servers) await cpuMsAResponse(server, path);
    const times: number[][] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, server] of servers.entries()) {
        times[at]?.push(await cpuMsAResponse(server, path, { warmUpMs: 0, durationMs: ROUND_MS }));
      }
    }
    const [ours = 0, react = 0, fixed = 0] = times.map(median);
    const unit = '쪽/CPU초';
    return [
      resultOf({
        name: `${name} ÷ bare renderToString of the same tree (${ours.toFixed(2)} ms CPU a page)`,
        unit,
        ours: 1000 / ours,
        baseline: 1000 / react,
        target: { ratioAtLeast },
      }),
      resultOf({ name: `${name} ÷ renderToString of 50 fixed rows`, unit, ours: 1000 / ours, baseline: 1000 / fixed }),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
