import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { mount } from '#platform/http/mount.ts';
import type { BackupStatus } from '#shared/backup-status.ts';
import { getOverview } from './overview.contract.ts';
import { readOverview } from './overview.service.ts';

interface OverviewContext {
  backupStatus(): Promise<BackupStatus>;
}

export function overviewRoutes(app: FeatureApp, { backupStatus }: OverviewContext): void {
  mount(app, getOverview, {}, (ctx) => readOverview(ctx, backupStatus));
}
