import type { PeopleContext } from '#features/people/people.context.ts';
import { toUnavailable } from '#platform/database/database-errors.ts';
import type { BackupStatus } from '#shared/backup-status.ts';
import type { DeskServices } from './desk.services.ts';
import { readOverview } from './overview/overview.service.ts';

export function readDesk(
  { db, clock, config }: Pick<PeopleContext, 'db' | 'clock' | 'config'>,
  backupStatus: () => Promise<BackupStatus>,
): DeskServices['desk'] {
  return {
    overview: (actor) =>
      readOverview({ db, clock, actor }, { operatorUserIds: config.operatorUserIds, backupStatus }).catch(
        (error: unknown) => {
          throw toUnavailable(error) ?? error;
        },
      ),
  };
}
