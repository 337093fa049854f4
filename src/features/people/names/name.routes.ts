import { listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import { listPlayers, requestRename } from './find-players.service.ts';
import * as endpoints from './name.contract.ts';

export function nameRoutes(app: FeatureApp): void {
  listRoute(
    app,
    endpoints.listPlayers,
    (ctx, { query: { q, limit, cursor } }) => listPlayers(ctx, { part: q, beforeId: cursor, limit }),
    ({ profileId }) => String(profileId),
  );
  mount(app, endpoints.requestRename, { name: 'profile.request-rename' }, (ctx, { params, body }) =>
    requestRename(ctx, params.id, body.reason),
  );
}
