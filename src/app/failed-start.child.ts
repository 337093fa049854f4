/**
 * A start of a site that fails, or waits for a signal, over a database server of its own. Arguments: the data folder and
 * `fail` or `wait`.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { silentLog } from '#platform/log/log.ts';
import { finishStart, print } from './process.ts';

const [dataDir = '', what] = process.argv.slice(2);
const opening = startEmbeddedPostgres({ dataDir, log: silentLog, progress: print });
await finishStart(
  opening.then(({ stop }) => ({ close: stop })),
  async () => {
    if (what === 'fail') throw new Error('a page is missing');
    await opening;
    print('waiting');
    await delay(60_000);
  },
);
