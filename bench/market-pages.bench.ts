import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { besideSameBytes } from './beside-same-bytes.ts';
import { freshPage } from './fresh-page.ts';
import { type BenchResult, serverFile, startServer } from './harness.ts';

const PATH = '/trade';

export default async function marketPages(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baramnaru-bench-'));
  const start = (mode: string) => startServer(serverFile('market'), { args: [mode, PATH], env: { DATA_DIR: dataDir } });
  // The first one owns the database and runs longest.
  const stored = await start('kept');
  try {
    return [
      await besideSameBytes('kept /trade (br) ÷ node:http with the same bytes', PATH, stored),
      ...(await freshPage({
        name: 'fresh /trade, read from the database',
        path: PATH,
        ratioAtLeast: 0.5,
        fresh: () => start('fresh'),
        bare: () => start('bare'),
      })),
    ];
  } finally {
    await stored.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
