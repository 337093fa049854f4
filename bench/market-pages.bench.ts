import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { besideSameBytes } from './beside-same-bytes.ts';
import { freshPage } from './fresh-page.ts';
import { type BenchResult, serverFile, startServer } from './harness.ts';

const PATHS = ['/trade', '/party'] as const;
/** Whose fresh pages have no bound of their own. */
const STORED_ONLY = ['/guilds', '/broadcast'] as const;

export default async function marketPages(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baramnaru-bench-'));
  const start = (mode: string, path: string) =>
    startServer(serverFile('market'), { args: [mode, path], env: { DATA_DIR: dataDir } });
  // The first one owns the database and runs longest.
  const stored = await start('kept', PATHS[0]);
  try {
    const results: BenchResult[] = [];
    const kept = (path: string) => besideSameBytes(`kept ${path} (br) ÷ node:http with the same bytes`, path, stored);
    for (const path of STORED_ONLY) results.push(await kept(path));
    for (const path of PATHS) {
      results.push(
        await kept(path),
        ...(await freshPage({
          name: `fresh ${path}, read from the database`,
          path,
          ratioAtLeast: 0.5,
          fresh: () => start('fresh', path),
          bare: () => start('bare', path),
        })),
      );
    }
    return results;
  } finally {
    await stored.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
