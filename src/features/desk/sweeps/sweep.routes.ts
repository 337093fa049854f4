import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import * as endpoints from './sweep.contract.ts';
import { listSweeps, readSweep, type SweepDeps, sweepPlayer, undoSweep } from './sweep.service.ts';

interface SweepContext {
  config: Pick<SweepDeps, 'operatorUserIds'>;
  site: SweepDeps['site'];
}

export function sweepRoutes(app: FeatureApp, { config, site }: SweepContext): void {
  const deps = { operatorUserIds: config.operatorUserIds, site };
  mount(app, endpoints.sweepPlayer, { name: 'sweep.run' }, (ctx, { params, body }) =>
    sweepPlayer(ctx, deps, params.id, body),
  );
  listRoute(
    app,
    endpoints.listSweeps,
    ({ db }, { query: { limit, cursor, profileId } }) => listSweeps(db, { limit, beforeId: cursor, profileId }),
    idCursor,
  );
  mount(app, endpoints.getSweep, {}, ({ db }, { params }) => readSweep(db, params.id));
  mount(app, endpoints.undoSweep, { name: 'sweep.undo' }, (ctx, { params, body }) =>
    undoSweep(ctx, deps, params.id, body.reason),
  );
}
