import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { mount } from '#platform/http/mount.ts';
import { confirmDoubt } from './confirm-doubt.service.ts';
import type { DataContext } from './data.context.ts';
import * as endpoints from './fact-change-desk.contract.ts';

export function doubtDeskRoutes(app: FeatureApp, context: DataContext): void {
  mount(app, endpoints.confirmDoubt, { name: 'data.confirm-doubt' }, (ctx, { params, body }) => {
    const { entity, id: rowId, field } = params;
    return confirmDoubt(ctx, context, { entity, rowId, field, value: body.value });
  });
}
