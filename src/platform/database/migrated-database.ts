import { join, resolve } from 'node:path';
import type { Config } from '#platform/config/config.schema.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import type { Log } from '#platform/log/log.ts';
import { type DatabaseConnection, openDatabase } from './connect.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { type Supervisor, supervise } from './embedded/supervisor.ts';
import { migrateToLatest } from './migrate.ts';

const TOP = join(import.meta.dirname, '../../..');
const MIGRATIONS = join(TOP, 'database/migrations');

export interface MigratedDatabase extends DatabaseConnection {
  url: string;
  /** Whether the server is the embedded one, whose files lie beside the site. */
  isEmbedded: boolean;
}

export interface DatabasePlaces {
  /** The home of the embedded server. */
  dataDir: string;
  /** The key that the site can read its own backups with. */
  identityFile: string;
  backupDir: string | undefined;
}

/** Relative folders of the settings begin at the project. */
export function placesOf({ dataDir, backupDir }: DatabaseFolders): DatabasePlaces {
  const data = resolve(TOP, dataDir);
  return {
    dataDir: join(data, 'postgres'),
    identityFile: join(data, 'backup-identity'),
    backupDir: backupDir === undefined ? undefined : resolve(TOP, backupDir),
  };
}

type DatabaseFolders = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'backupDir'>>;

interface MigratedDatabaseOptions {
  config: Pick<Config, 'databaseUrl'> & DatabaseFolders;
  log: Log;
  progress(message: string): void;
}

/**
 * The configured database, or the embedded one, with all migrations applied and the job queue installed. Closing it
 * also stops the embedded server unless other processes use it, and so does a failed start.
 * @throws {DatabaseStartError} with a Korean reason
 */
export async function openMigratedDatabase({
  config,
  log,
  progress,
}: MigratedDatabaseOptions): Promise<MigratedDatabase> {
  const { dataDir, backupDir } = placesOf(config);
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, backupDir, log, progress }) : undefined;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  let database: DatabaseConnection | undefined;
  let supervisor: Supervisor | undefined;
  const close = async (): Promise<void> => {
    await supervisor?.stop();
    await database?.close();
    await embedded?.stop();
  };
  try {
    database = await openDatabase(url, { log });
    await migrateToLatest(database.db, MIGRATIONS, log);
    await installJobs(url, log);
    if (embedded) supervisor = supervise({ isReachable: database.isReachable, revive: embedded.revive, log });
    return { ...database, url, isEmbedded: embedded !== undefined, close };
  } catch (error) {
    await close();
    throw error;
  }
}
