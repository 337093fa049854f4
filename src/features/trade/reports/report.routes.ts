import { z } from 'zod';
import { linkNext, pageOf } from '#platform/http/paging.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { idParams, idText, integerText, limitQuery } from '#shared/params.ts';
import type { TradeContext } from '../trade.context.ts';
import { hideTrade, showTrade } from '../trades/hide-trade.service.ts';
import { readTrades } from '../trades/read-trades.service.ts';
import { ownTradeSchema } from '../trades/trade.contract.ts';
import { type HandlingDeps, handleReport, listReports } from './handle-report.service.ts';
import {
  newReportSchema,
  operatorReportSchema,
  reportHandlingSchema,
  reportSchema,
  reportStatusSchema,
  tradeHidingSchema,
} from './report.contract.ts';
import { listOwnReports, report } from './report.service.ts';

const tags = ['reports'];
const operatorTags = ['operator'];
const HIDDEN_PATH = '/api/operator/trades/:id/hidden';

const listQuery = z.object({ limit: limitQuery(), cursor: idText.optional() });
const operatorListQuery = listQuery.extend({ status: integerText(1, 3).pipe(reportStatusSchema).optional() });

const cursorOf = ({ id }: { id: number }) => String(id);

export function reportRoutes(app: ApiApp, context: TradeContext): void {
  const { access, limits } = context;

  app.post(
    '/api/reports',
    { schema: { tags, summary: '신고하기', body: newReportSchema, response: { 201: reportSchema } } },
    (request, reply) =>
      access.write(
        request,
        reply,
        { who: 'player', name: 'report.create', status: 201, limit: limits.creation },
        (ctx) => report(ctx, request.body),
      ),
  );

  app.get(
    '/api/reports',
    { schema: { tags, summary: '내 신고', querystring: listQuery, response: { 200: z.array(reportSchema) } } },
    (request, reply) =>
      access.read(request, reply, 'player', async (ctx) => {
        const { limit, cursor } = request.query;
        const page = pageOf(await listOwnReports(ctx, { beforeId: cursor, limit: limit + 1 }), limit, cursorOf);
        linkNext(request, reply, page.next);
        return page.rows;
      }),
  );

  operatorRoutes(app, context);
}

function operatorRoutes(app: ApiApp, context: TradeContext): void {
  const { access, catalog, config } = context;
  const deps = (): HandlingDeps => ({
    items: catalog(),
    tradesIn: (db) => readTrades({ ...context, db }),
    operatorUserIds: config.operatorUserIds,
  });

  app.get(
    '/api/operator/reports',
    {
      schema: {
        tags: operatorTags,
        summary: '모든 신고',
        querystring: operatorListQuery,
        response: { 200: z.array(operatorReportSchema) },
      },
    },
    (request, reply) =>
      access.read(request, reply, 'operator', async (ctx) => {
        const { status, limit, cursor } = request.query;
        const found = await listReports(ctx, { status, beforeId: cursor, limit: limit + 1 });
        const page = pageOf(found, limit, cursorOf);
        linkNext(request, reply, page.next);
        return page.rows;
      }),
  );

  app.put(
    '/api/operator/reports/:id',
    {
      schema: {
        tags: operatorTags,
        summary: '신고 처리하기',
        description: '거래를 숨기고, 그 값을 시세에서 빼고, 신고된 사람을 정지하는 일을 한 번에 할 수 있습니다.',
        params: idParams,
        body: reportHandlingSchema,
        response: { 200: operatorReportSchema },
      },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'operator', name: 'report.handle' }, (ctx) =>
        handleReport(ctx, deps(), request.params.id, request.body),
      ),
  );

  app.put(
    HIDDEN_PATH,
    {
      schema: {
        tags: operatorTags,
        summary: '거래 숨기기',
        params: idParams,
        body: tradeHidingSchema,
        response: { 200: ownTradeSchema },
      },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'operator', name: 'trade.hide' }, (ctx) =>
        hideTrade(ctx, catalog(), request.params.id, request.body.reason),
      ),
  );

  app.delete(
    HIDDEN_PATH,
    {
      schema: {
        tags: operatorTags,
        summary: '숨긴 거래 다시 보이기',
        params: idParams,
        response: { 200: ownTradeSchema },
      },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'operator', name: 'trade.show' }, (ctx) =>
        showTrade(ctx, catalog(), request.params.id),
      ),
  );
}
