import { join, resolve } from 'node:path';
import type { Config } from '#platform/config/config.schema.ts';

const TOP = join(import.meta.dirname, '../../..');

export function backupFolderOf({ backupDir }: Pick<Config, 'backupDir'>): string | undefined {
  return backupDir === undefined ? undefined : resolve(TOP, backupDir);
}

/** Where what must survive a restore is written: beside the backups, else beside the data. */
export function survivingFolderOf(config: Pick<Config, 'backupDir' | 'dataDir'>): string {
  return backupFolderOf(config) ?? resolve(TOP, config.dataDir);
}
