import { join, resolve } from 'node:path';
import type { Config } from '#platform/config/config.schema.ts';
import type { Log } from '#platform/log/log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

const TOP = join(import.meta.dirname, '../../..');

export interface SiteDatabaseOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  log: Log;
  /** Korean, for the console. */
  progress(message: string): void;
}

export interface SiteDatabase {
  url: string;
  /** Absent: the database is the operator's own. */
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
  const dataDir = join(resolve(TOP, config.dataDir), 'postgres');
  const embedded = await startEmbeddedPostgres({ dataDir, log, progress });
  return { url: embedded.url, embedded, stop: embedded.stop };
}
