import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { profileParams } from '#features/people/profiles/profile.contract.ts';
import { requirePublicProfile } from '#features/people/profiles/profile.service.ts';
import { sendJson } from '#platform/http/dynamic-body.ts';
import { linkNext } from '#platform/http/paging.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import { idParams } from '#shared/params.ts';
import type { TradeContext } from '../trade.context.ts';
import { listOwnTrades, requireUnlistedTrade } from './own-trades.service.ts';
import { readTrades } from './read-trades.service.ts';
import { savedSearchRoutes } from './saved-search.routes.ts';
import { listedTradeSchema, orderBookSchema, ownTradeSchema, tradeCountSchema } from './trade.contract.ts';
import { filterQueries, type TradeListQuery } from './trade-query.ts';
import { tradeWriteRoutes } from './trade-write.routes.ts';

const tags = ['trades'];
const PRIVATE = 'private, no-store';
/** The same address says more to the owner. */
const REVALIDATE = 'private, max-age=0, must-revalidate';
const seenTrade = z.union([ownTradeSchema, listedTradeSchema]);

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

/** Reading is open to all; what only the owner sees needs his session. */
export function tradeRoutes(app: ApiApp, context: TradeContext): void {
  const { access, catalog, config, db } = context;
  const reader = readTrades(context);
  const queries = filterQueries((id) => config.gameServers.some((server) => server.id === id));

  /** One's own trades, and what is cancelled: of nobody else. */
  const sendOwn = (request: FastifyRequest, reply: FastifyReply, filter: TradeListQuery, page: PageQuery) =>
    access.read(request, reply, 'player', async (ctx) => {
      const found = await listOwnTrades(ctx, catalog(), filter, page);
      linkNext(request, reply, found.next);
      return found.rows;
    });

  async function sendList(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, ...filter }: TradeListQuery,
    page: PageQuery,
  ) {
    if (status === 3) return sendOwn(request, reply, { status, ...filter }, page);
    const { rows, next } = await reader.list({ ...filter, status }, page);
    linkNext(request, reply, next);
    return sendJson(request, reply, rows);
  }

  app.get(
    '/api/trades',
    {
      schema: {
        tags,
        summary: '거래 목록',
        description:
          '마지막으로 올린 때가 가까운 것부터. q 는 아이템 이름(사이트의 찾기와 같다)과 최근 5,000건의 말을 찾는다. 드문 조건이면 한 쪽이 limit 보다 짧아도 Link 에 다음 쪽이 있다. status=3 은 내가 취소한 것만.',
        querystring: queries.list,
        response: { 200: z.array(seenTrade) },
      },
    },
    (request, reply) => {
      const { limit, cursor, ...filter } = request.query;
      return sendList(request, reply, filter, { limit, cursor });
    },
  );

  app.get(
    '/api/trades/items/:id',
    {
      schema: {
        tags,
        summary: '한 아이템의 거래',
        params: idParams,
        querystring: queries.ofItem,
        response: { 200: z.array(seenTrade) },
      },
    },
    (request, reply) => {
      const { limit, cursor, ...filter } = request.query;
      return sendList(request, reply, { ...filter, itemId: requireItem(request.params.id) }, { limit, cursor });
    },
  );

  app.get(
    '/api/trades/items/:id/book',
    {
      schema: {
        tags,
        summary: '한 아이템의 호가: 파는 쪽과 사는 쪽',
        params: idParams,
        querystring: queries.book,
        response: { 200: orderBookSchema },
      },
    },
    async (request, reply) =>
      sendJson(request, reply, await reader.book(requireItem(request.params.id), request.query)),
  );

  app.get(
    '/api/trades/profiles/:id',
    {
      schema: {
        tags,
        summary: '한 사람의 거래',
        description: '본인에게는 숨겨진 거래도, status=3 이면 취소한 거래도 보인다.',
        params: profileParams,
        querystring: queries.ofProfile,
        response: { 200: z.array(seenTrade) },
      },
    },
    async (request, reply) => {
      const { limit, cursor, status } = request.query;
      const profile = await requirePublicProfile(db, request.params.id);
      const person = await access.personOf(request);
      if (person?.userId === profile.userId) return sendOwn(request, reply, { status }, { limit, cursor });
      if (status === 3) throw new AppError(person ? 'FORBIDDEN' : 'LOGIN_REQUIRED');
      const { rows, next } = await reader.ofProfile(profile.id, { limit, cursor, status });
      linkNext(request, reply, next);
      return sendJson(request, reply, rows, REVALIDATE);
    },
  );

  app.get(
    '/api/trades/profiles/:id/last',
    {
      schema: {
        tags,
        summary: '한 사람의 가장 최근 거래',
        params: profileParams,
        response: { 200: listedTradeSchema.nullable() },
      },
    },
    async (request, reply) => {
      const { id } = await requirePublicProfile(db, request.params.id);
      const { rows } = await reader.ofProfile(id, { limit: 1 });
      return sendJson(request, reply, rows[0] ?? null);
    },
  );

  app.get(
    '/api/trades/profiles/:id/count',
    {
      schema: {
        tags,
        summary: '한 사람의 거래 수: 0 전체, 1 대기, 2 완료, 3 취소',
        params: profileParams,
        response: { 200: tradeCountSchema },
      },
    },
    async (request, reply) => {
      const { id } = await requirePublicProfile(db, request.params.id);
      return sendJson(request, reply, await reader.countsOfProfile(id));
    },
  );

  app.get(
    '/api/trades/:id',
    { schema: { tags, summary: '거래 하나', params: idParams, response: { 200: seenTrade } } },
    async (request, reply) => {
      const { id } = request.params;
      const found = await reader.find(id);
      if (found) return sendJson(request, reply, found, REVALIDATE);
      const options = { db, catalog: catalog(), operatorUserIds: config.operatorUserIds };
      const unlisted = await requireUnlistedTrade(options, id, await access.personOf(request));
      return sendJson(request, reply, unlisted, PRIVATE);
    },
  );

  function requireItem(id: number): number {
    if (!catalog().itemById.has(id)) throw new AppError('NOT_FOUND', { message: '그런 아이템이 없습니다.' });
    return id;
  }

  savedSearchRoutes(app, context);
  tradeWriteRoutes(app, context);
}
