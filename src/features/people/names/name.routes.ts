import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { PeopleContext } from '../people.context.ts';
import * as endpoints from './name.contract.ts';
import { requestRename } from './request-rename.service.ts';

export function nameRoutes(app: FeatureApp, { config }: Pick<PeopleContext, 'config'>): void {
  mount(app, endpoints.requestRename, { name: 'profile.request-rename' }, (ctx, { params, body }) =>
    requestRename(ctx, { profileId: params.id, ...body }, config.operatorUserIds),
  );
}
