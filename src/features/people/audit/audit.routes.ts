import { idCursor, listRoute } from '#platform/http/list-route.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import * as endpoints from './audit.contract.ts';
import { listAudit } from './audit.service.ts';

export function auditRoutes(app: FeatureApp): void {
  listRoute(
    app,
    endpoints.listAudit,
    (ctx, { query }) => listAudit(ctx, { limit: query.limit, beforeId: query.cursor }),
    idCursor,
  );
}
