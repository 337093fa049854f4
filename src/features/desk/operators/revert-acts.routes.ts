import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { mount } from '#platform/http/mount.ts';
import * as endpoints from './revert-acts.contract.ts';
import { listRevertibleActs } from './revert-acts.service.ts';

export function revertActsRoutes(app: FeatureApp): void {
  mount(app, endpoints.listRevertibleActs, {}, (ctx, { params, query }) =>
    listRevertibleActs(ctx, params.userId, query.hours),
  );
}
