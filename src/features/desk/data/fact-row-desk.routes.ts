import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { answer } from '#platform/answers/answer.ts';
import { mount } from '#platform/http/mount.ts';
import type { DataContext } from './data.context.ts';
import * as endpoints from './fact-row-desk.contract.ts';
import { countFactRows, listFactRows, readFactRow } from './fact-row-desk.service.ts';

export function factRowDeskRoutes(app: FeatureApp, context: DataContext): void {
  mount(app, endpoints.countFactRows, {}, (ctx) => countFactRows(ctx, context));
  mount(app, endpoints.listFactRows, {}, async (ctx, { params, query }) => {
    const { rows, next } = await listFactRows(ctx, context, params.entity, query);
    return answer(rows, { next });
  });
  mount(app, endpoints.getFactRow, {}, (ctx, { params }) => readFactRow(ctx, context, params.entity, params.id));
}
