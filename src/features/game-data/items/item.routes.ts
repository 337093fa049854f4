import { z } from 'zod';
import { BodyCache } from '#platform/http/dynamic-body.ts';
import { sendBody } from '#platform/http/send-body.ts';
import { bodyPerSnapshot, sendSnapshot } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { idParams, integerText } from '#shared/params.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { itemSchema } from './item.contract.ts';
import { requireItemDetail } from './item.service.ts';
import { itemDetailSchema } from './item-detail.contract.ts';

const tags = ['items'];

export function itemRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = bodyPerSnapshot((snapshot: Catalog) => snapshot.items);
  const bodies = new BodyCache<Catalog>();

  app.get(
    '/api/items/',
    { schema: { tags, summary: '모든 아이템', response: { 200: z.array(itemSchema) } } },
    (request, reply) => sendSnapshot(request, reply, catalog, all),
  );

  app.get(
    '/api/items/types/:type',
    {
      schema: {
        tags,
        summary: '한 종류의 아이템',
        params: z.object({ type: integerText(0, 11) }),
        response: { 200: z.array(itemSchema) },
      },
    },
    (request, reply) => {
      const { type } = request.params;
      const body = bodies.get(catalog(), `type ${type}`, () => catalog().itemsByType.get(type) ?? []);
      sendBody(request, reply, body);
    },
  );

  app.get(
    '/api/items/:id',
    {
      schema: {
        tags,
        summary: '아이템 하나와 그 둘레',
        description: '어디서 나오고, 무엇으로 만들고, 무엇을 만들고, 어느 기술에 들고, 어디서 파는지',
        params: idParams,
        response: { 200: itemDetailSchema },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      sendBody(
        request,
        reply,
        bodies.get(catalog(), `item ${id}`, () => requireItemDetail(catalog(), id)),
      );
    },
  );
}
