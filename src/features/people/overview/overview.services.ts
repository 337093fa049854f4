import type { BackupStatus } from '#shared/backup-status.ts';
import type { PeopleServices } from '../people-readers.service.ts';

export interface OverviewServices extends PeopleServices {
  backupStatus(): Promise<BackupStatus>;
}
