import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import { SUCCESS } from '#shared/success.ts';
import * as endpoints from './job.contract.ts';
import { deleteJob, listJobs, retryJob } from './job.service.ts';

export function jobRoutes(app: FeatureApp): void {
  listRoute(
    app,
    endpoints.listJobs,
    ({ db }, { query: { limit, cursor, failed } }) => listJobs(db, { limit, beforeId: cursor, isFailed: failed }),
    idCursor,
  );
  mount(app, endpoints.retryJob, { name: 'job.retry' }, (ctx, { params }) => retryJob(ctx, params.id));
  mount(app, endpoints.deleteJob, { name: 'job.delete' }, async (ctx, { params }) => {
    await deleteJob(ctx, params.id);
    return SUCCESS;
  });
}
