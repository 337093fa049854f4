import { runOperatorCommand } from '#features/people/operators/operator.command.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { exitOnBadConfig } from '#platform/config/read-config.ts';
import { type MigratedDatabase, openMigratedDatabase } from '#platform/database/migrated-database.ts';
import { DatabaseStartError } from '#platform/database/start-error.ts';
import { createTransact } from '#platform/effects/transact.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { print } from './process.ts';
import { siteEffects } from './site-effects.ts';

// Entry point of `npm run operator`.

const EXIT_FAILED = 1;

async function run(): Promise<number> {
  const config = exitOnBadConfig();
  let database: MigratedDatabase | undefined;
  try {
    return await runOperatorCommand({
      args: process.argv.slice(2),
      operatorUserIds: config.operatorUserIds,
      clock: systemClock,
      open: async () => {
        database = await openMigratedDatabase({ config, log: createConsoleLog('warn'), progress: print });
        const { db } = database;
        return { db, transact: createTransact({ db, clock: systemClock, handlers: siteEffects }) };
      },
      print: (line) => console.log(line),
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
