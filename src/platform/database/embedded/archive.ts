import { chmod, open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '#platform/files/create-folder.ts';
import type { Log } from '#platform/log/log.ts';
import { sendRequest } from './account.ts';
import { clusterOf, createOwnFolder } from './cluster.ts';
import { canUse, createOpenFolder, type DataDirectory } from './data-directory.ts';

/** Seconds after which a segment is archived although it is not full. */
const TIMEOUT_S = 60;

/**
 * The archive folder of one cluster. Clusters do not share one, because they number their segments alike and PostgreSQL
 * never overwrites a file.
 */
export function archiveFolder(backupDir: string, systemId: string): string {
  return join(backupDir, 'wal', systemId);
}

/** Reads the system identifier that `initdb` drew for this cluster and all copies of it. */
export async function readSystemId(cluster: string): Promise<string> {
  const file = await open(join(cluster, 'global', 'pg_control'));
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return String(buffer.readBigUInt64LE(0));
  } finally {
    await file.close();
  }
}

/**
 * Creates the folder for the archived log.
 * @returns `undefined` when the server's user cannot write there: the site then goes on without an archive
 */
export async function prepareArchive(
  dataDirectory: DataDirectory,
  backupDir: string,
  log: Log,
): Promise<string | undefined> {
  const { runAs, programs } = dataDirectory;
  const systemId = await readSystemId(clusterOf(dataDirectory));
  try {
    if (runAs) await createOpenFolder(backupDir);
    else await createFolder(backupDir, 0o700);
    const folder = archiveFolder(await realpath(backupDir), systemId);
    await createOwnFolder(dataDirectory, join(folder, '..'));
    await createOwnFolder(dataDirectory, folder);
    await chmod(folder, 0o700);
    if (!runAs || (await canUse(folder, runAs, programs))) return folder;
    log.warn(
      { folder, uid: runAs.uid },
      'BACKUP_DIR cannot be entered by the user that runs PostgreSQL: its log is not archived. Open the folders above it (chmod o+x)',
    );
  } catch (error) {
    log.warn({ err: error, folder: backupDir }, 'BACKUP_DIR cannot be written: the log of PostgreSQL is not archived');
  }
  return undefined;
}

export function archiveSettings(folder: string | undefined): readonly string[] {
  if (folder === undefined) return [];
  return [
    'archive_mode=on',
    `archive_timeout=${TIMEOUT_S}`,
    'archive_library=basic_archive',
    `basic_archive.archive_directory=${folder}`,
  ];
}

/** Folder to which the running server archives; `''` when it does not, or not by the site's settings. */
export async function runningArchive(url: string): Promise<string> {
  const [row] = await sendRequest<{ folder: string | null }>(
    url,
    `select case when current_setting('archive_mode') = 'on' then current_setting('basic_archive.archive_directory', true)
      end as folder`,
  );
  return row?.folder ?? '';
}
