import { z } from 'zod';
import type { ApiApp } from '#platform/http/validation.ts';
import { idText } from '#shared/params.ts';
import type { TradeContext } from '../trade.context.ts';
import { readTrades } from '../trades/read-trades.service.ts';
import {
  listManipulatedItems,
  type ManipulationContext,
  takeBackIntoQuotes,
  takeOutOfQuotes,
} from './manipulated-items.service.ts';
import { manipulatedItemSchema, priceExclusionSchema, withReasonSchema } from './operator-price.contract.ts';
import { setPriceExclusion, type TradesIn } from './price-exclusion.service.ts';
import { readQuotes } from './read-quotes.service.ts';

const tags = ['operator'];
const MANIPULATED_PATH = '/api/operator/manipulated-items';
const PRICE_PATH = '/api/operator/prices/:tradeId';
const itemParams = z.object({ itemId: idText });
const tradeParams = z.object({ tradeId: idText });
const listSchema = z.array(manipulatedItemSchema);

export function operatorPriceRoutes(app: ApiApp, context: TradeContext): void {
  const { access, catalog, config } = context;
  const market = (): ManipulationContext => ({
    catalog: catalog(),
    manipulatedItems: config.manipulatedItems,
    gameServers: config.gameServers.map(({ id }) => id),
    quotesIn: (db) => readQuotes({ ...context, db }),
  });
  const tradesIn: TradesIn = (db) => readTrades({ ...context, db });

  app.get(
    MANIPULATED_PATH,
    { schema: { tags, summary: '시세를 내지 않는 아이템', response: { 200: listSchema } } },
    (request, reply) => access.read(request, reply, 'operator', (ctx) => listManipulatedItems(ctx, market())),
  );

  app.put(
    `${MANIPULATED_PATH}/:itemId`,
    {
      schema: {
        tags,
        summary: '아이템의 시세를 내지 않기',
        params: itemParams,
        body: withReasonSchema,
        response: { 200: listSchema },
      },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'operator', name: 'manipulated-item.add' }, (ctx) =>
        takeOutOfQuotes(ctx, market(), request.params.itemId, request.body.reason),
      ),
  );

  app.delete(
    `${MANIPULATED_PATH}/:itemId`,
    { schema: { tags, summary: '아이템의 시세를 다시 내기', params: itemParams, response: { 200: listSchema } } },
    (request, reply) =>
      access.write(request, reply, { who: 'operator', name: 'manipulated-item.remove' }, (ctx) =>
        takeBackIntoQuotes(ctx, market(), request.params.itemId),
      ),
  );

  app.put(
    PRICE_PATH,
    {
      schema: {
        tags,
        summary: '한 거래의 값을 시세에서 빼기',
        params: tradeParams,
        body: withReasonSchema,
        response: { 200: priceExclusionSchema },
      },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'operator', name: 'price.exclude' }, (ctx) =>
        setPriceExclusion(ctx, tradesIn, request.params.tradeId, request.body.reason),
      ),
  );

  app.delete(
    PRICE_PATH,
    {
      schema: {
        tags,
        summary: '한 거래의 값을 시세에 다시 넣기',
        params: tradeParams,
        response: { 200: priceExclusionSchema },
      },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'operator', name: 'price.include' }, (ctx) =>
        setPriceExclusion(ctx, tradesIn, request.params.tradeId, null),
      ),
  );
}
