import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { besideSameBytes, requestsPerSecond } from './beside-same-bytes.ts';
import { type BenchResult, compare, type ServerProcess, serverFile, startServer } from './harness.ts';

const PATH = '/trade';

/** The market's home over a database with 800 trades: from the cache and rendered anew, each beside the least that could answer it. */
export default async function marketPages(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baramnaru-bench-'));
  const start = (mode: string) => startServer(serverFile('market'), { args: [mode, PATH], env: { DATA_DIR: dataDir } });
  // The first one owns the database and lives longest.
  const stored = await start('kept');
  try {
    return [
      await besideSameBytes('kept /trade (br) ÷ node:http with the same bytes', PATH, stored),
      await freshPage(start),
    ];
  } finally {
    await stored.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function freshPage(start: (mode: string) => Promise<ServerProcess>): Promise<BenchResult> {
  const fresh = await start('fresh');
  const bare = await start('bare');
  try {
    return await compare({
      name: 'fresh /trade, read from the database ÷ bare renderToString of the same tree',
      unit: 'req/s',
      target: { ratioAtLeast: 0.5 },
      ours: () => requestsPerSecond(fresh.url + PATH, 'identity'),
      baseline: () => requestsPerSecond(bare.url + PATH, 'identity'),
    });
  } finally {
    await Promise.all([fresh.stop(), bare.stop()]);
  }
}
