import {
  type BenchResult,
  cpuMsAResponse,
  median,
  resultOf,
  type ServerProcess,
  serverFile,
  startServer,
} from './harness.ts';

/** Short and in turns, so that what else the machine does strikes all of them alike. */
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
 * A page rendered anew beside React's part of it alone, and beside a table of fifty rows that never changes. Counted in processor
 * time of the server, all its threads, because the clock on the wall tells of the machine's other work too.
 */
export async function freshPage({ name, path, ratioAtLeast, fresh, bare }: FreshPage): Promise<BenchResult[]> {
  const servers = [await fresh(), await bare(), await startServer(serverFile('fixed-tree'))] as const;
  try {
    // What compiles the code is no part of a page.
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
