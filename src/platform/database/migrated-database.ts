import { join } from 'node:path';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import { CONNECT_TIMEOUT_MS, type DatabaseConnection, openDatabase } from './connect.ts';
import type { EmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { type Supervisor, supervise } from './embedded/supervisor.ts';
import { migrateToLatest } from './migrate.ts';
import { type SiteDatabaseOptions, startSiteDatabase, toWaitMs } from './site-database.ts';

const TOP = join(import.meta.dirname, '../../..');
export const MIGRATIONS = join(TOP, 'database/migrations');

export interface MigratedDatabase extends DatabaseConnection {
  url: string;
  /** Absent when the database is the operator's own. */
  embedded: EmbeddedPostgres | undefined;
}

/**
 * The configured database, or the embedded one, with all migrations applied and the job queue installed. Closing it
 * also stops the embedded server unless other processes use it, and so does a failed start.
 * @throws {DatabaseStartError} with a Korean reason
 */
export async function openMigratedDatabase({ config, log, progress }: SiteDatabaseOptions): Promise<MigratedDatabase> {
  const { url, embedded, stop } = await startSiteDatabase({ config, log, progress });
  let database: DatabaseConnection | undefined;
  let supervisor: Supervisor | undefined;
  const close = async (): Promise<void> => {
    await supervisor?.stop();
    await database?.close();
    await stop();
  };
  try {
    const waitMs = toWaitMs(config);
    // A start may take long on a busy machine; later connections must not wait as long.
    const connectTimeoutMs = Math.max(CONNECT_TIMEOUT_MS, waitMs);
    database = await openDatabase(url, { log, waitMs, mustWrite: true, onWait: progress, connectTimeoutMs });
    await migrateToLatest(database.db, MIGRATIONS, log);
    await installJobs(url, log);
    if (embedded) supervisor = supervise({ isReachable: database.isReachable, revive: embedded.revive, log });
    database.limitConnecting(CONNECT_TIMEOUT_MS);
    return { ...database, url, embedded, close };
  } catch (error) {
    await close();
    throw error;
  }
}
