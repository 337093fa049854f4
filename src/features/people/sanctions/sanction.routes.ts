import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { PeopleContext } from '../people.context.ts';
import * as endpoints from './sanction.contract.ts';
import { endWarning, warn } from './sanction.service.ts';

export function sanctionRoutes(app: FeatureApp, { config: { operatorUserIds } }: Pick<PeopleContext, 'config'>): void {
  mount(app, endpoints.warnPlayer, { name: 'warning.set' }, (ctx, { params, body }) =>
    warn(ctx, { profileId: params.id, ...body }, operatorUserIds),
  );
  mount(app, endpoints.endWarning, { name: 'warning.lift' }, (ctx, { params: { id, warningId }, body }) =>
    endWarning(ctx, { profileId: id, id: warningId, detail: body }, operatorUserIds),
  );
}
