import { listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { PeopleContext } from '../people.context.ts';
import { endSuspension, listSuspensions, suspend } from './operator-suspension.service.ts';
import * as endpoints from './suspension.contract.ts';

export function suspensionRoutes(app: FeatureApp, { config }: PeopleContext): void {
  listRoute(
    app,
    endpoints.listSuspensions,
    (ctx, { query: { limit, cursor } }) => listSuspensions(ctx, { after: cursor, limit }),
    ({ suspendedAt, profileId }) => `${Date.parse(suspendedAt)}-${profileId}`,
  );
  mount(app, endpoints.suspendPlayer, { name: 'suspension.set' }, (ctx, { body }) =>
    suspend(ctx, body, config.operatorUserIds),
  );
  mount(app, endpoints.endSuspension, { name: 'suspension.lift' }, async (ctx, { params, body }) => {
    await endSuspension(ctx, { ...params, ...body }, config.operatorUserIds);
    return { success: true };
  });
}
