import { join, resolve } from 'node:path';
import type { Config } from '#platform/config/config.schema.ts';
import type { Log } from '#platform/log/log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

const TOP = join(import.meta.dirname, '../../..');

const SECOND_MS = 1000;
const DELETION_LOG = 'deletions.log';

type Folders = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'backupDir'>>;

export interface SitePlaces {
  data: string;
  /** Home of the embedded server. */
  postgres: string;
  /** File with the key that the site can read its own backups with. */
  identityFile: string;
  backupDir: string | undefined;
  /** File of the log of deletions, beside the backups or else beside the data. */
  deletionLog: string;
  /** All files in which the log of deletions may be: it was beside the data before there was a `BACKUP_DIR`. */
  deletionLogs: readonly string[];
}

/** Milliseconds that a start waits for its database; 5,000 where nothing is set. */
export function toWaitMs({ databaseWaitSeconds = 5 }: SiteDatabaseOptions['config']): number {
  return databaseWaitSeconds * SECOND_MS;
}

/** Resolves the folders of the site. Relative ones start at the project. */
export function backupDirectories({ dataDir, backupDir }: Folders): SitePlaces {
  const data = resolve(TOP, dataDir);
  const backups = backupDir === undefined ? undefined : resolve(TOP, backupDir);
  return {
    data,
    postgres: join(data, 'postgres'),
    identityFile: join(data, 'backup-identity'),
    backupDir: backups,
    deletionLog: join(backups ?? data, DELETION_LOG),
    deletionLogs: [...(backups === undefined ? [] : [backups]), data].map((folder) => join(folder, DELETION_LOG)),
  };
}

export interface SiteDatabaseOptions {
  config: Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'databaseWaitSeconds'>> & Folders;
  log: Log;
  /** Prints a Korean line on the console. */
  progress(message: string): void;
}

export interface SiteDatabase {
  url: string;
  /** Absent when the database is the operator's own. */
  embedded?: EmbeddedPostgres;
  /** Stops the embedded server unless other processes use it. */
  stop(): Promise<void>;
}

/**
 * The configured database as it is, or the embedded one, started.
 * @throws {DatabaseStartError} with a Korean reason
 */
export async function startSiteDatabase({ config, log, progress }: SiteDatabaseOptions): Promise<SiteDatabase> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => {} };
  const { postgres, backupDir } = backupDirectories(config);
  const embedded = await startEmbeddedPostgres({
    dataDir: postgres,
    backupDir,
    log,
    progress,
    answerPatienceMs: toWaitMs(config),
  });
  return { url: embedded.url, embedded, stop: embedded.stop };
}
