import { answer } from '#platform/http/answer.ts';
import { mount } from '#platform/http/mount.ts';
import { pageOf } from '#platform/http/paging.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import * as endpoints from './audit.contract.ts';
import { listAudit } from './audit.service.ts';

export function auditRoutes(app: FeatureApp): void {
  mount(app, endpoints.listAudit, {}, async ({ db }, { query: { limit, cursor } }) => {
    const found = await listAudit(db, { limit: limit + 1, beforeId: cursor });
    const { rows, next } = pageOf(found, limit, ({ id }) => String(id));
    return answer(rows, { next });
  });
}
