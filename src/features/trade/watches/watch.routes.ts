import type { Db } from '#platform/database/db.ts';
import { mount } from '#platform/http/mount.ts';
import { SUCCESS } from '#shared/success.ts';
import { readQuotes } from '../quotes/read-quotes.service.ts';
import type { TradeApp, TradeContext } from '../trade.context.ts';
import { readAlerted } from './alerted.service.ts';
import * as endpoints from './watch.contract.ts';
import { createWatch, deleteWatch, listWatches, previewWatch } from './watch.service.ts';

export function watchRoutes(app: TradeApp, context: TradeContext): void {
  const { limits } = context;
  /** Within the transaction: with a second connection each, concurrent requests would deadlock on the pool. */
  const marketIn = (db: Db) => ({ ...context, quotes: readQuotes({ ...context, db }) });

  mount(app, endpoints.listWatches, {}, (ctx) => listWatches(ctx, context));
  mount(app, endpoints.readAlerted, {}, (ctx, { query }) => readAlerted(marketIn(ctx.db), ctx.db, query));
  mount(app, endpoints.createWatch, { name: 'watch.create', limit: limits.creation }, (ctx, { body }) =>
    createWatch(ctx, marketIn(ctx.db), body),
  );
  mount(app, endpoints.previewWatch, { name: 'watch.preview' }, (ctx, { body }) =>
    previewWatch(ctx, marketIn(ctx.db), body),
  );
  mount(app, endpoints.deleteWatch, { name: 'watch.delete' }, async (ctx, { params }) => {
    await deleteWatch(ctx, params.id);
    return SUCCESS;
  });
}
