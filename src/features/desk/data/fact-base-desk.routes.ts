import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { mount } from '#platform/http/mount.ts';
import type { DataContext } from './data.context.ts';
import * as endpoints from './fact-base-desk.contract.ts';
import { applyRelease, followProject, listBases } from './fact-base-desk.service.ts';

export function factBaseDeskRoutes(app: FeatureApp, context: DataContext): void {
  mount(app, endpoints.listBases, {}, (ctx) => listBases(ctx, context));
  mount(app, endpoints.followProject, { name: 'data.follow' }, (ctx, { params, body }) =>
    followProject(ctx, context, { entity: params.entity, version: body.version }),
  );
  mount(app, endpoints.applyRelease, { name: 'data.apply' }, (ctx, { params, body }) =>
    applyRelease(ctx, context, { release: params.id, ...body }),
  );
}
