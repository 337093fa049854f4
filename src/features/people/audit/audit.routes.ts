import { Readable } from 'node:stream';
import { answer } from '#platform/answers/answer.ts';
import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import * as endpoints from './audit.contract.ts';
import { exportAudit, listAudit } from './audit.service.ts';
import { checkAudit } from './audit-check.service.ts';

const EXPORT_HEADERS = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'content-disposition': 'attachment; filename="baramnaru-audit.ndjson"',
};

export function auditRoutes(app: FeatureApp): void {
  listRoute(
    app,
    endpoints.listAudit,
    (ctx, { query: { cursor, from, to, ...query } }) =>
      listAudit(ctx, {
        ...query,
        beforeId: cursor,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
      }),
    idCursor,
  );

  let running: Promise<endpoints.CheckedAudit> | undefined;
  mount(app, endpoints.verifyAudit, {}, ({ db, clock }) => {
    // It reads every row, so whoever asks meanwhile gets the same verdict.
    running ??= checkAudit(db, clock.now()).finally(() => {
      running = undefined;
    });
    return running;
  });

  mount(app, endpoints.exportAudit, {}, ({ db }) =>
    answer(Readable.from(exportAudit(db)), { headers: EXPORT_HEADERS }),
  );
}
