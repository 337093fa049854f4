import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import type { GameDataContext } from '#features/game-data/game-data.context.ts';
import type { FeatureApp } from '#features/people/access/access.hook.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import { createCorrectableRows } from './correctable-row.service.ts';
import * as endpoints from './correction.contract.ts';
import { correctionCursor } from './correction-cursor.rules.ts';
import { decideCorrection } from './decide-corrections.service.ts';
import { listCorrections, markCorrectionPresence } from './list-corrections.service.ts';
import { listOwnCorrections, proposeCorrection } from './propose-correction.service.ts';

export interface CorrectionsContext extends GameDataContext {
  config: Pick<Config, 'operatorUserIds'>;
  factsDesk: FactsDesk;
  limits: { search: RateLimit };
}

export function correctionRoutes(app: FeatureApp, { config, factsDesk, catalog, limits }: CorrectionsContext): void {
  const deps = { factsDesk, operatorUserIds: config.operatorUserIds };
  const correctableRow = createCorrectableRows(catalog, factsDesk);

  mount(app, endpoints.createCorrection, { name: 'correction.create' }, (ctx, { body }) =>
    proposeCorrection(ctx, body, deps),
  );

  listRoute(
    app,
    endpoints.listOwnCorrections,
    (ctx, { query: { limit, cursor } }) => listOwnCorrections(ctx, { beforeId: cursor, limit }),
    idCursor,
  );

  mount(app, endpoints.getCorrectableRow, { budget: { limit: limits.search } }, ({ query: { entity, rowId } }) =>
    correctableRow(entity, rowId),
  );

  listRoute(
    app,
    endpoints.listCorrections,
    (ctx, { query }) => listCorrections(ctx, query, factsDesk),
    correctionCursor,
  );

  mount(app, endpoints.decideCorrection, { name: 'correction.handle' }, (ctx, { params, body }) =>
    decideCorrection(ctx, { ...params, ...body }, deps),
  );

  mount(app, endpoints.markCorrectionPresence, { name: 'correction.presence' }, async (ctx, { params }) => ({
    viewers: await markCorrectionPresence(ctx, params.id),
  }));
}
