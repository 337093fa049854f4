import { copyFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readSystemId } from '#platform/database/embedded/archive.ts';
import { clusterOf } from '#platform/database/embedded/cluster.ts';
import type { DataDirectory } from '#platform/database/embedded/data-directory.ts';
import { withFolderLock } from '#platform/database/embedded/folder-lock.ts';
import { stopPostmaster } from '#platform/database/embedded/postmaster.ts';
import { completeSwap, swapClusters } from '#platform/database/embedded/swap.ts';
import { hasUsers } from '#platform/database/embedded/users.ts';
import { syncFile } from '#platform/files/sync.ts';
import { BackupError, EXIT } from '../backup-error.ts';
import { formatStamp } from './backup-places.ts';
import { updateBackupState } from './backup-state.ts';
import { siblingDirectory } from './restore-to.ts';

/** @throws {BackupError} refused */
async function requireNoSite({ home }: DataDirectory): Promise<void> {
  if (!hasUsers(home)) return;
  throw new BackupError('사이트가 켜져 있습니다. 사이트를 모두 끄고 다시 해 주세요. 바뀐 것은 없습니다.', EXIT.refused);
}

/** Ends a server that its site has left running: then all of its log is archived. @throws {BackupError} refused */
export async function stopLeftServer(dataDirectory: DataDirectory): Promise<void> {
  const stop = async () => {
    await requireNoSite(dataDirectory);
    await completeSwap({ home: dataDirectory.home, cluster: clusterOf(dataDirectory) });
    await requireStopped(dataDirectory);
  };
  await withFolderLock(join(dataDirectory.home, 'lock'), stop, () => {});
}

async function requireStopped(dataDirectory: DataDirectory): Promise<void> {
  if (!(await stopPostmaster(dataDirectory))) throw new BackupError('지금의 데이터베이스가 꺼지지 않습니다.');
}

export interface SwapInOptions {
  dataDirectory: DataDirectory;
  backupDir: string;
  timeline: number;
  now?: Date;
}

/**
 * Puts the restored cluster, whose server has been stopped, in the place of the present one.
 * @returns the name of the folder that the present one has from now on, in the same home; `undefined`: there was none
 * @throws {BackupError} refused while a site uses the present one
 */
export async function swapIn({
  dataDirectory,
  backupDir,
  timeline,
  now = new Date(),
}: SwapInOptions): Promise<string | undefined> {
  const { home } = dataDirectory;
  const place = { home, cluster: clusterOf(dataDirectory) };
  const beside = siblingDirectory(dataDirectory);
  const before = `cluster-before-${formatStamp(now)}`;
  const swap = async () => {
    await completeSwap(place);
    await requireNoSite(dataDirectory);
    await requireStopped(dataDirectory);
    const password = join(home, 'password');
    if (!(await exists(password))) {
      await copyFile(join(beside.home, 'password'), password);
      await syncFile(password);
    }
    const systemId = await readSystemId(clusterOf(beside));
    await updateBackupState(backupDir, ({ timelines = [] }) => ({
      timelines: [...timelines, { systemId, timeline, at: now.toISOString() }],
    }));
    await swapClusters(place, clusterOf(beside), before);
    await rm(beside.home, { recursive: true, force: true });
  };
  await withFolderLock(join(home, 'lock'), swap, () => {});
  return (await exists(join(home, before))) ? before : undefined;
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
