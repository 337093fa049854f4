import { runOperatorCommand } from '#features/people/operators/operator.command.ts';
import { findOwnProfile } from '#features/people/profiles/profile.service.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { exitOnBadConfig } from '#platform/config/read-config.ts';
import { type MigratedDatabase, openMigratedDatabase } from '#platform/database/migrated-database.ts';
import { createTransact } from '#platform/effects/transact.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { endByCommand, print } from './process.ts';
import { siteEffects } from './site-effects.ts';

// Entry point of `npm run operator`.

async function run(): Promise<number> {
  const config = exitOnBadConfig();
  let database: MigratedDatabase | undefined;
  try {
    return await runOperatorCommand({
      args: process.argv.slice(2),
      operatorUserIds: config.operatorUserIds,
      clock: systemClock,
      nameOf: async (db, userId) => (await findOwnProfile(db, userId))?.name,
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

await endByCommand(run);
