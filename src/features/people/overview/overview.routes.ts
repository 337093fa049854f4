import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import { getOverview } from './overview.contract.ts';
import { readOverview } from './overview.service.ts';

export function overviewRoutes(app: FeatureApp): void {
  mount(app, getOverview, {}, ({ db }) => readOverview(db));
}
