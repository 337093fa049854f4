import { z } from 'zod';

export const backupStatusSchema = z.object({
  /** Moment of the newest backup in `BACKUP_DIR`; null when there is none. */
  newestAt: z.iso.datetime().nullable(),
  /** When a backup was last restored as a test. */
  restoredAt: z.iso.datetime().nullable(),
  /** Age in seconds of the oldest log that waits to be archived; null when the server archives no log. */
  archiveLagSeconds: z.int().min(0).nullable(),
  /** Korean sentences for the operator; empty when all is well, or when no backups are wanted. */
  warnings: z.array(z.string()),
});
export type BackupStatus = z.infer<typeof backupStatusSchema>;

export const NO_BACKUPS: BackupStatus = { newestAt: null, restoredAt: null, archiveLagSeconds: null, warnings: [] };
