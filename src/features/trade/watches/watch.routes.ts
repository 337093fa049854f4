import { z } from 'zod';
import type { Db } from '#platform/database/db.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { idParams } from '#shared/params.ts';
import { readQuotes } from '../quotes/read-quotes.service.ts';
import type { TradeContext } from '../trade.context.ts';
import { newWatchSchema, watchPreviewSchema, watchSchema } from './watch.contract.ts';
import { createWatch, deleteWatch, listWatches, previewWatch } from './watch.service.ts';

const tags = ['watches'];
const success = z.object({ success: z.literal(true) });

export function watchRoutes(app: ApiApp, context: TradeContext): void {
  const { access, limits } = context;
  /** Within the transaction: a second connection beside it could be waited for by all at once. */
  const marketIn = (db: Db) => ({ ...context, quotes: readQuotes({ ...context, db }) });

  app.get(
    '/api/watches',
    { schema: { tags, summary: '내 가격 알림', response: { 200: z.array(watchSchema) } } },
    (request, reply) => access.read(request, reply, 'player', (ctx) => listWatches(ctx, context)),
  );

  app.post(
    '/api/watches',
    { schema: { tags, summary: '가격 알림 두기', body: newWatchSchema, response: { 201: watchSchema } } },
    (request, reply) =>
      access.write(
        request,
        reply,
        { who: 'player', name: 'watch.create', status: 201, limit: limits.creation },
        (ctx) => createWatch(ctx, marketIn(ctx.db), request.body),
      ),
  );

  app.post(
    '/api/watches/preview',
    {
      schema: {
        tags,
        summary: '두기 전에: 지난 7일과 30일에 몇 번 울렸을지',
        body: newWatchSchema,
        response: { 200: watchPreviewSchema },
      },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'player', name: 'watch.preview', evenSuspended: true }, (ctx) =>
        previewWatch(ctx, marketIn(ctx.db), request.body),
      ),
  );

  app.delete(
    '/api/watches/:id',
    { schema: { tags, summary: '가격 알림 지우기', params: idParams, response: { 200: success } } },
    (request, reply) =>
      access.write(request, reply, { who: 'player', name: 'watch.delete', evenSuspended: true }, async (ctx) => {
        await deleteWatch(ctx, request.params.id);
        return { success: true };
      }),
  );
}
