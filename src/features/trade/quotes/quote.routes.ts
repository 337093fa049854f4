import { z } from 'zod';
import { itemSchema } from '#features/game-data/items/item.contract.ts';
import { sendJson } from '#platform/http/dynamic-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import { idParams, idText, integerText } from '#shared/params.ts';
import type { TradeContext } from '../trade.context.ts';
import { type Evidence, evidenceSchema } from './evidence.contract.ts';
import { evidenceOf } from './evidence.service.ts';
import { operatorPriceRoutes } from './operator-price.routes.ts';
import { itemPricesSchema, itemQuotesSchema, USUAL_DAYS } from './quote.contract.ts';
import { readQuotes } from './read-quotes.service.ts';
import { SharedAnswers } from './shared-answers.ts';

const MAX_POPULAR = 100;
const MAX_DAYS_LENGTH = 365;

/** The item beside what it is worth. */
const popularItemSchema = z.strictObject({
  ...itemSchema.shape,
  tradeCount: z.int(),
  ...itemQuotesSchema.shape,
  spark: z.array(z.int().nullable()),
});

export function quoteRoutes(app: ApiApp, context: TradeContext): void {
  const { catalog, config, clock, db } = context;
  const { manipulatedItems } = config;
  const reader = readQuotes(context);
  const evidence = new SharedAnswers<Evidence>();
  const gameServer = idText
    .refine((id) => config.gameServers.some((server) => server.id === id), '모르는 서버입니다.')
    .optional();
  const windowQuery = z.object({ gameServer, days: integerText(1, MAX_DAYS_LENGTH).prefault(String(USUAL_DAYS)) });

  function requireItem(id: number): void {
    if (!catalog().itemById.has(id)) throw new AppError('NOT_FOUND', { message: '그런 아이템이 없습니다.' });
  }

  app.get(
    '/api/items/popular-with-prices',
    {
      schema: {
        tags: ['items'],
        summary: '많이 거래되는 아이템과 시세',
        querystring: z.object({
          /** Accepted and ignored. */
          appVersion: z.string().optional(),
          type: integerText(-1, 11).prefault('-1'),
          days: integerText(1, 90).prefault('1'),
          gameServer,
        }),
        response: { 200: z.array(popularItemSchema) },
      },
    },
    async (request, reply) => {
      const { type, ...window } = request.query;
      const items = await reader.popular({ ...window, type: type < 0 ? undefined : type, limit: MAX_POPULAR });
      const { itemById } = catalog();
      const rows = items.map(({ itemId, quotes, ...rest }) => ({ ...itemById.get(itemId), ...quotes, ...rest }));
      return sendJson(request, reply, rows);
    },
  );

  app.get(
    '/api/prices/items/:id',
    {
      schema: {
        tags: ['prices'],
        summary: '아이템의 시세와 날마다의 값',
        description:
          '시세의 기간은 days × 24시간, 날은 한국의 달력으로 오늘까지 days일입니다. 값이 없는 날은 빠집니다.',
        params: idParams,
        querystring: windowQuery,
        response: { 200: itemPricesSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      requireItem(id);
      const [quotes, days] = await Promise.all([
        reader.quotesOf([id], request.query),
        reader.daysOf(id, request.query),
      ]);
      return sendJson(request, reply, { quote: quotes.get(id), days });
    },
  );

  app.get(
    '/api/prices/items/:id/evidence',
    {
      schema: {
        tags: ['prices'],
        summary: '시세의 근거',
        description: '센 거래와 뺀 거래, 뺀 까닭. 이 답만으로 시세를 끝자리까지 다시 셈할 수 있습니다.',
        params: idParams,
        querystring: windowQuery,
        response: { 200: evidenceSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const window = request.query;
      requireItem(id);
      const question = `${id} ${window.gameServer} ${window.days}`;
      const requested = { gameServer: window.gameServer, days: window.days };
      const answer = await evidence.get(question, () => evidenceOf({ db, clock, manipulatedItems }, id, requested));
      return sendJson(request, reply, answer);
    },
  );

  operatorPriceRoutes(app, context);
}
