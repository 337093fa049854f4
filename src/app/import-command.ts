import { runImportCommand, terminalPrompt } from '#game-data/import/import-command.ts';
import { exitOnBadConfig } from '#platform/config/read-config.ts';
import { DatabaseStartError } from '#platform/database/database-errors.ts';
import { type MigratedDatabase, openMigratedDatabase } from '#platform/database/migrated-database.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { onImport } from './site-effects.ts';

// The process behind `npm run data:import`.

const EXIT_FAILED = 1;

async function run(): Promise<number> {
  const config = exitOnBadConfig();
  const log = createConsoleLog('warn');
  let database: MigratedDatabase | undefined;
  try {
    return await runImportCommand({
      args: process.argv.slice(2),
      openDatabase: async () => {
        database = await openMigratedDatabase({
          config,
          log,
          progress: (message) => console.log(`· ${message}`),
        });
        return database.db;
      },
      onImport,
      print: (line) => console.log(line),
      prompt: terminalPrompt(),
      // npm runs scripts in the project's root and passes the caller's folder here.
      workingFolder: process.env.INIT_CWD ?? process.cwd(),
    });
  } finally {
    await database?.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error('[실패]', error instanceof DatabaseStartError ? error.message : error);
  process.exitCode = EXIT_FAILED;
}
