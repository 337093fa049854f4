import type { ApiApp } from '#platform/http/validation.ts';
import { idParams } from '#shared/params.ts';
import type { TradeContext } from '../trade.context.ts';
import { bumpTrades } from './bump.service.ts';
import { changePrice } from './change-price.service.ts';
import { createTrade } from './create-trade.service.ts';
import { cancelTrade, completeTrade } from './end-trade.service.ts';
import {
  bumpSchema,
  newTradeSchema,
  ownTradeSchema,
  tradeCompletionSchema,
  tradePriceSchema,
} from './trade.contract.ts';

const tags = ['trades'];
/** Who is suspended hears 498 of these, from the service (contract §1). */
const ENDING = { who: 'player', evenSuspended: true } as const;

export function tradeWriteRoutes(app: ApiApp, { access, catalog, config, limits }: TradeContext): void {
  const { gameServers } = config;

  app.post(
    '/api/trades',
    {
      schema: {
        tags,
        summary: '거래 올리기',
        description: '같은 아이템으로 기다리던 내 거래는 취소되고 새 거래가 맨 앞에 선다.',
        body: newTradeSchema,
        response: { 201: ownTradeSchema },
      },
    },
    (request, reply) =>
      access.write(
        request,
        reply,
        { who: 'player', name: 'trade.create', status: 201, limit: limits.creation },
        (ctx) => createTrade(ctx, { catalog: catalog(), gameServers }, request.body),
      ),
  );

  app.put(
    '/api/trades/:id',
    {
      schema: {
        tags,
        summary: '값 고치기',
        description: '목록의 자리는 그대로다.',
        params: idParams,
        body: tradePriceSchema,
        response: { 200: ownTradeSchema },
      },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'player', name: 'trade.price' }, (ctx) =>
        changePrice(ctx, catalog(), request.params.id, request.body.price),
      ),
  );

  app.put(
    '/api/trades/:id/cancel',
    { schema: { tags, summary: '거래 취소하기', params: idParams, response: { 200: ownTradeSchema } } },
    (request, reply) =>
      access.write(request, reply, { ...ENDING, name: 'trade.cancel' }, (ctx) =>
        cancelTrade(ctx, catalog(), request.params.id),
      ),
  );

  app.put(
    '/api/trades/:id/complete',
    {
      schema: {
        tags,
        summary: '거래 완료하기',
        description: '거래한 상대를 번호나 이름으로 알릴 수 있다.',
        params: idParams,
        body: tradeCompletionSchema,
        response: { 200: ownTradeSchema },
      },
    },
    (request, reply) =>
      access.write(request, reply, { ...ENDING, name: 'trade.complete' }, (ctx) =>
        completeTrade(ctx, catalog(), request.params.id, request.body),
      ),
  );

  app.put(
    '/api/profiles/pullUpTrade',
    {
      schema: {
        tags,
        summary: '내 거래 끌어올리기',
        description: '한 시간에 한 번. HTTP 는 언제나 200 이고 statusCode 가 결과를 말한다: 200, 409, 429.',
        response: { 200: bumpSchema },
      },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'player', name: 'trade.pull-up' }, (ctx) => bumpTrades(ctx, catalog())),
  );
}
