import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { vi } from 'vitest';
import { takeBaseCopy } from '#platform/backup/base/take-base-copy.ts';
import { superuserUrl } from '#platform/database/embedded/account.ts';
import { archiveFolder, readSystemId } from '#platform/database/embedded/archive.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { withClient } from '#platform/database/with-client.ts';
import { silentLog } from '#platform/log/log.ts';
import { makeOpenTempFolder } from './embedded-postgres.ts';
import { openedForTests } from './opened-for-tests.ts';

const PATIENCE = { timeout: 30_000, interval: 20 };

/** An embedded server of its own that archives its log, in a folder that is removed at the end. */
export interface ArchivedServer {
  folder: string;
  /** For whatever works on it. */
  places: {
    dataDir: string;
    backupDir: string;
    identityFile: string;
    log: typeof silentLog;
    testMode: true;
    progress: () => void;
  };
  server(): EmbeddedPostgres;
  start(): Promise<EmbeddedPostgres>;
  takeCopy(options?: Partial<Parameters<typeof takeBaseCopy>[0]>): ReturnType<typeof takeBaseCopy>;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The server's clock. */
  now(): Promise<Date>;
  /** Names of the archived files. */
  archived(): Promise<string[]>;
  /** Until all that has been written so far is archived. */
  untilArchived(): Promise<void>;
  remove(): Promise<void>;
}

export async function openArchivedServer(): Promise<ArchivedServer> {
  const temp = await makeOpenTempFolder();
  const dataDir = join(temp.folder, 'data', 'postgres');
  const backupDir = join(temp.folder, "백업's 100%");
  const identityFile = join(temp.folder, 'data', 'backup-identity');
  const places = { dataDir, backupDir, identityFile, log: silentLog, testMode: true as const, progress: () => {} };
  let running = await startEmbeddedPostgres(places);
  const archive = archiveFolder(backupDir, await readSystemId(running.cluster));
  const archived = (): Promise<string[]> => readdir(archive).catch(() => []);
  return {
    folder: temp.folder,
    places,
    server: () => running,
    async start() {
      running = await startEmbeddedPostgres(places);
      return running;
    },
    takeCopy: (options = {}) => takeBaseCopy({ url: running.url, backupDir, site: '시험', release: '1.0', ...options }),
    query: (text, values) => queryAt(running.url, text, values),
    async now() {
      const [row] = await queryAt<{ now: Date }>(running.url, 'select clock_timestamp() as now');
      return row?.now ?? new Date(Number.NaN);
    },
    archived,
    async untilArchived() {
      const [row] = await queryAt<{ segment: string }>(
        superuserUrl(running.url),
        'select pg_walfile_name(pg_switch_wal() - 1) as segment',
      );
      const { segment = '' } = row ?? {};
      await vi.waitFor(async () => {
        if (!(await archived()).includes(segment)) throw new Error(`${segment} is not archived`);
      }, PATIENCE);
    },
    async remove() {
      await running.stop();
      await temp.remove();
    },
  };
}

export function queryAt<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return withClient({ connectionString: url }, async (client) => (await client.query<Row>(text, values)).rows);
}

export const testArchivedServer = (): ArchivedServer => openedForTests(openArchivedServer, (site) => site.remove());
