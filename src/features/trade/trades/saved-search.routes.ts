import { z } from 'zod';
import type { ApiApp } from '#platform/http/validation.ts';
import { idParams } from '#shared/params.ts';
import type { TradeContext } from '../trade.context.ts';
import { newSavedSearchSchema, savedSearchSchema } from './saved-search.contract.ts';
import { deleteSavedSearch, listSearches, saveSearch } from './saved-search.service.ts';

const tags = ['trades'];
const url = '/api/trades/searches';

export function savedSearchRoutes(app: ApiApp, { access }: TradeContext): void {
  app.get(
    url,
    { schema: { tags, summary: '저장한 찾기 조건', response: { 200: z.array(savedSearchSchema) } } },
    (request, reply) => access.read(request, reply, 'player', listSearches),
  );

  app.post(
    url,
    {
      schema: { tags, summary: '찾기 조건 저장하기', body: newSavedSearchSchema, response: { 201: savedSearchSchema } },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'player', name: 'search.save', status: 201 }, (ctx) =>
        saveSearch(ctx, request.body),
      ),
  );

  app.delete(
    `${url}/:id`,
    { schema: { tags, summary: '저장한 찾기 조건 지우기', params: idParams, response: { 200: z.null() } } },
    (request, reply) =>
      access.write(request, reply, { who: 'player', name: 'search.forget', evenSuspended: true }, (ctx) =>
        deleteSavedSearch(ctx, request.params.id),
      ),
  );
}
