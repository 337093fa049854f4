/**
 * A separate process that uses a cluster, started by the tests beside it with the data folder and, optionally, the
 * places for root's files. Prints one line of JSON when it is ready; `stop` on its input, or the end of
 * the process that started it, ends it.
 */
import { once } from 'node:events';
import { silentLog } from '#platform/log/log.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const [dataDir = '', place] = process.argv.slice(2);
const progress: string[] = [];
const startedAt = performance.now();
try {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: silentLog,
    progress: (message) => progress.push(message),
    ...(place && { places: { data: [place], programs: place } }),
  });
  const { url, owner } = postgres;
  report({ url, owner, progress, milliseconds: performance.now() - startedAt });
  await Promise.race([once(process.stdin, 'data'), once(process.stdin, 'end')]);
  await postgres.stop();
  report('stopped');
  process.exit(0);
} catch (error) {
  report({ refused: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  process.exit(1);
}

function report(answer: unknown): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
