import { z } from 'zod';
import { BodyCache } from '#platform/http/dynamic-body.ts';
import { sendBody } from '#platform/http/send-body.ts';
import { bodyPerSnapshot, sendSnapshot } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { idParams } from '#shared/params.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { monsterSchema } from './monster.contract.ts';
import { requireMonsterDetail } from './monster.service.ts';
import { monsterDetailSchema } from './monster-detail.contract.ts';

const tags = ['monsters'];

export function monsterRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = bodyPerSnapshot((snapshot: Catalog) => snapshot.monsters);
  const bodies = new BodyCache<Catalog>();

  app.get(
    '/api/monsters',
    { schema: { tags, summary: '모든 몬스터', response: { 200: z.array(monsterSchema) } } },
    (request, reply) => sendSnapshot(request, reply, catalog, all),
  );

  app.get(
    '/api/monsters/:id',
    {
      schema: {
        tags,
        summary: '몬스터 하나와 나오는 물건, 사는 곳',
        params: idParams,
        response: { 200: monsterDetailSchema },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      sendBody(
        request,
        reply,
        bodies.get(catalog(), `monster ${id}`, () => requireMonsterDetail(catalog(), id)),
      );
    },
  );
}
