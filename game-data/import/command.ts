import { join, resolve } from 'node:path';
import type { GameDataTables } from '#features/game-data/game-data.tables.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { exitOnBadConfig } from '#platform/config/read-config.ts';
import { openDatabase } from '#platform/database/connect.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { DatabaseStartError } from '#platform/database/start-error.ts';
import { createConsoleLog, type Log } from '#platform/log/log.ts';
import { runImportCommand, terminalAsk } from './import-command.ts';

// The process behind `npm run data:import`.

const TOP = join(import.meta.dirname, '../..');
const EXIT_FAILED = 1;

async function withDatabaseUrl<T>(config: Config, log: Log, use: (url: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl !== undefined) return use(config.databaseUrl);
  const dataDir = join(resolve(TOP, config.dataDir), 'postgres');
  const embedded = await startEmbeddedPostgres({ dataDir, log, progress: (message) => console.log(`· ${message}`) });
  try {
    return await use(embedded.url);
  } finally {
    await embedded.stop();
  }
}

async function run(): Promise<number> {
  const config = exitOnBadConfig();
  const log = createConsoleLog('warn');
  return withDatabaseUrl(config, log, async (url) => {
    const database = await openDatabase<GameDataTables>(url, { log });
    try {
      await migrateToLatest(database.db, join(TOP, 'database/migrations'), log);
      return await runImportCommand({
        args: process.argv.slice(2),
        db: database.db,
        print: (line) => console.log(line),
        ask: terminalAsk(),
        // npm runs scripts at the top of the project and says here where it was called.
        workingFolder: process.env.INIT_CWD ?? process.cwd(),
      });
    } finally {
      await database.close();
    }
  });
}

try {
  process.exitCode = await run();
} catch (error) {
  if (error instanceof DatabaseStartError) console.error(`[실패] ${error.message}`);
  else console.error('[실패]', error);
  process.exitCode = EXIT_FAILED;
}
