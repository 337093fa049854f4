import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { mount } from '#platform/http/mount.ts';
import { getOverview } from './overview.contract.ts';
import type { OverviewReader } from './overview.service.ts';

export interface OverviewContext {
  overview: OverviewReader;
}

export function overviewRoutes(app: FeatureApp, { overview }: OverviewContext): void {
  mount(app, getOverview, {}, ({ actor }) => overview.read(actor));
}
