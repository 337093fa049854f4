import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMigratedDatabase } from '#platform/database/migrated-database.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { generateSchema } from './generate-schema.ts';

// The process behind `npm run db:types`.

const SCHEMA = join(import.meta.dirname, '../schema.ts');

const dataDir = await mkdtemp(join(tmpdir(), 'db-types-'));
try {
  const database = await openMigratedDatabase({
    config: { databaseUrl: undefined, dataDir },
    log: createConsoleLog('warn'),
    progress: (message) => console.log(`· ${message}`),
  });
  try {
    await writeFile(SCHEMA, await generateSchema(database.db));
  } finally {
    await database.close();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
