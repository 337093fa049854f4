import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '#platform/files/create-folder.ts';
import { BackupError } from '../backup-error.ts';

export const BASE_SUFFIX = '.base';
export const SIDECAR_SUFFIX = '.base.json';
export const PART_SUFFIX = '.part';

/** Files that the archiver leaves behind when it is killed or the disk is full. */
export const ARCHIVER_DRAFT = /^archtemp\./;

export function baseFolder(backupDir: string): string {
  return join(backupDir, 'base');
}

/** Formats a moment as `20261122T050500Z`. */
export function formatStamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '');
}

/**
 * Makes the folder of the base copies. Others may pass through the folder of all backups, as the archiver's user must,
 * but neither list nor read it.
 * @throws {BackupError}
 */
export async function createBaseFolder(backupDir: string): Promise<string> {
  const folder = baseFolder(backupDir);
  try {
    const made = await createFolder(backupDir, 0o711);
    if (made !== undefined) await chmod(backupDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    await createFolder(folder, 0o700);
  } catch (cause) {
    throw new BackupError(`백업 폴더를 만들 수 없습니다: ${folder}`, 1, { cause });
  }
  return folder;
}

/** Removes what killed copies have left: drafts, and descriptions of copies that never came. Call it under the lock. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = new Set(await readdir(folder));
  for (const name of names) {
    const isOrphan =
      name.endsWith(SIDECAR_SUFFIX) && !names.has(`${name.slice(0, -SIDECAR_SUFFIX.length)}${BASE_SUFFIX}`);
    if (name.endsWith(PART_SUFFIX) || isOrphan) await rm(join(folder, name), { force: true });
  }
}
