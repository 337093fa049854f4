import { endByCommand, print } from '#app/process.ts';
import { onImport, siteEffects } from '#app/site-effects.ts';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { readGameData } from '#features/game-data/catalog/catalog.repository.ts';
import { ensureGameData } from '#game-data/bases/start-facts.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { exitOnBadConfig } from '#platform/config/read-config.ts';
import { type MigratedDatabase, openMigratedDatabase } from '#platform/database/migrated-database.ts';
import { createTransact } from '#platform/effects/transact.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { runDemo } from './demo.ts';

// Entry point of `npm run demo`.

const ending = new AbortController();
const { signal } = ending;

async function run(): Promise<number> {
  const config = exitOnBadConfig();
  const log = createConsoleLog('warn');
  let database: MigratedDatabase | undefined;
  try {
    database = await openMigratedDatabase({ config, log, progress: print });
    const { db } = database;
    signal.throwIfAborted();
    await ensureGameData({ db, log, onImport, progress: print });
    signal.throwIfAborted();
    const [first, ...others] = config.gameServers.map(({ id }) => id);
    const catalog = buildCatalog(await readGameData(db));
    const { items, dungeons } = catalog;
    return await runDemo({
      db,
      clock: systemClock,
      log,
      manipulatedItems: config.manipulatedItems,
      transact: createTransact({ db, clock: systemClock, handlers: siteEffects }),
      args: process.argv.slice(2),
      items,
      dungeons,
      catalog,
      gameServers: [first ?? 1, ...others],
      print,
      signal,
    });
  } finally {
    await database?.close();
  }
}

await endByCommand(run, ending);
