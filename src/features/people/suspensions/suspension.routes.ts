import { answer } from '#platform/http/answer.ts';
import { mount } from '#platform/http/mount.ts';
import { pageOf } from '#platform/http/paging.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { PeopleContext } from '../people.context.ts';
import { endSuspension, listSuspensions, suspend } from './operator-suspension.service.ts';
import * as endpoints from './suspension.contract.ts';

const cursorOf = ({ suspendedAt, profileId }: endpoints.Suspension) => `${Date.parse(suspendedAt)}-${profileId}`;

export function suspensionRoutes(app: FeatureApp, { config }: PeopleContext): void {
  mount(app, endpoints.listSuspensions, {}, async (ctx, { query: { limit, cursor } }) => {
    const { rows, next } = pageOf(await listSuspensions(ctx, { after: cursor, limit: limit + 1 }), limit, cursorOf);
    return answer(rows, { next });
  });
  mount(app, endpoints.suspendPlayer, { name: 'suspension.set' }, (ctx, { body }) =>
    suspend(ctx, body, config.operatorUserIds),
  );
  mount(app, endpoints.endSuspension, { name: 'suspension.lift' }, async (ctx, { params }) => {
    await endSuspension(ctx, params.profileId);
    return { success: true };
  });
}
