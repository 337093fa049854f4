import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { mount } from '#platform/http/mount.ts';
import type { DataContext } from './data.context.ts';
import { decideConflicts } from './decide-conflicts.service.ts';
import * as endpoints from './fact-conflict-desk.contract.ts';
import { listConflicts } from './fact-row-desk.service.ts';

export function factConflictDeskRoutes(app: FeatureApp, context: DataContext): void {
  mount(app, endpoints.listConflicts, {}, (ctx) => listConflicts(ctx, context));
  mount(app, endpoints.decideConflicts, { name: 'data.decide' }, (ctx, { body }) =>
    decideConflicts(ctx, context, body.decisions),
  );
}
