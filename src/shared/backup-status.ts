import { z } from 'zod';

export const backupStatusSchema = z.object({
  /** Moment of the newest backup in `BACKUP_DIR`; null: there is none. */
  newestAt: z.iso.datetime().nullable(),
  /** When a backup was last restored to try it. */
  restoredAt: z.iso.datetime().nullable(),
  /** Age of what waits to be archived; null: the server archives no log. */
  archiveLagSeconds: z.int().min(0).nullable(),
  /** Korean sentences for the operator; none: all is well, or no backups are wanted. */
  warnings: z.array(z.string()),
});
export type BackupStatus = z.infer<typeof backupStatusSchema>;

export const NO_BACKUPS: BackupStatus = { newestAt: null, restoredAt: null, archiveLagSeconds: null, warnings: [] };
