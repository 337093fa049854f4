import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { createConsoleLog } from '#platform/log/log.ts';

/** Runs a measurement beside a PostgreSQL of its own, which goes with its folder at the end. */
export async function withEmbeddedServer<Result>(measure: (url: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  // An embedded server that root starts runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  const server = await startEmbeddedPostgres({ dataDir, log: createConsoleLog('warn'), testMode: true });
  try {
    return await measure(server.url);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
