import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { mount } from '#platform/http/mount.ts';
import { getOverview } from './overview.contract.ts';
import { type OverviewSources, readOverview } from './overview.service.ts';

interface OverviewContext extends Pick<OverviewSources, 'backupStatus'> {
  config: Pick<OverviewSources, 'operatorUserIds'>;
}

export function overviewRoutes(app: FeatureApp, { config, backupStatus }: OverviewContext): void {
  mount(app, getOverview, {}, (ctx) => readOverview(ctx, { operatorUserIds: config.operatorUserIds, backupStatus }));
}
