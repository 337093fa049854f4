import type { BackScope } from '#features/game-data/editing/fact-version.contract.ts';
import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { DataContext } from './data.context.ts';
import * as endpoints from './fact-version-desk.contract.ts';
import { compareVersions, goBack, listVersions, planBack } from './fact-version-desk.service.ts';

export function factVersionDeskRoutes(app: FeatureApp, context: DataContext): void {
  listRoute(app, endpoints.listVersions, (ctx, { query }) => listVersions(ctx, context, query), idCursor);
  mount(app, endpoints.getVersion, {}, (ctx, { params, query }) =>
    compareVersions(ctx, context, params.id, query.with),
  );
  mount(app, endpoints.planBack, {}, (ctx, { params, body }) => planBack(ctx, context, params.id, body));
  mount(app, endpoints.goBack, { name: 'data.back' }, (ctx, { params, body }) => {
    const { version, reason, ...scope } = body;
    return goBack(ctx, context, { to: params.id, scope: scope as BackScope, version, reason });
  });
}
