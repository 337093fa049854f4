import { z } from 'zod';
import { sendJson } from '#platform/http/dynamic-body.ts';
import { linkNext, pageOf } from '#platform/http/paging.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { idParams, idText, integerText, limitQuery } from '#shared/params.ts';
import { questSchema } from './quest.contract.ts';
import { listQuests, type QuestContext, requireQuest } from './quest.service.ts';

const tags = ['quests'];

const listQuery = z.object({
  status: integerText(1, 3).optional(),
  limit: limitQuery(),
  cursor: idText.optional(),
});

export function questRoutes(app: ApiApp, context: QuestContext): void {
  app.get(
    '/api/quests',
    { schema: { tags, summary: '퀘스트', querystring: listQuery, response: { 200: z.array(questSchema) } } },
    async (request, reply) => {
      const { status, limit, cursor } = request.query;
      const found = await listQuests(context, { status, beforeId: cursor, limit: limit + 1 });
      const page = pageOf(found, limit, (last) => String(last.id));
      linkNext(request, reply, page.next);
      sendJson(request, reply, page.rows);
      return reply;
    },
  );

  app.get(
    '/api/quests/:id',
    { schema: { tags, summary: '퀘스트 하나', params: idParams, response: { 200: questSchema } } },
    async (request, reply) => {
      sendJson(request, reply, await requireQuest(context, request.params.id));
      return reply;
    },
  );
}
