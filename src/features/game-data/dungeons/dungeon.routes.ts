import { z } from 'zod';
import { BodyCache } from '#platform/http/dynamic-body.ts';
import { sendBody } from '#platform/http/send-body.ts';
import { bodyPerSnapshot, sendSnapshot } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { idParams, integerText } from '#shared/params.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { dungeonSchema } from './dungeon.contract.ts';
import { requireDungeonDetail } from './dungeon.service.ts';
import { dungeonDetailSchema } from './dungeon-detail.contract.ts';

const tags = ['dungeons'];

export function dungeonRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = bodyPerSnapshot((snapshot: Catalog) => snapshot.dungeons);
  const bodies = new BodyCache<Catalog>();

  app.get(
    '/api/dungeons/',
    { schema: { tags, summary: '모든 사냥터', response: { 200: z.array(dungeonSchema) } } },
    (request, reply) => sendSnapshot(request, reply, catalog, all),
  );

  app.get(
    '/api/dungeons/regions/:region',
    {
      schema: {
        tags,
        summary: '한 지역의 사냥터',
        params: z.object({ region: integerText(1, 13) }),
        response: { 200: z.array(dungeonSchema) },
      },
    },
    (request, reply) => {
      const { region } = request.params;
      const body = bodies.get(catalog(), `region ${region}`, () => catalog().dungeonsOfRegion(region));
      sendBody(request, reply, body);
    },
  );

  app.get(
    '/api/dungeons/:id',
    {
      schema: {
        tags,
        summary: '사냥터 하나와 그 몬스터, 나오는 물건',
        params: idParams,
        response: { 200: dungeonDetailSchema },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      sendBody(
        request,
        reply,
        bodies.get(catalog(), `dungeon ${id}`, () => requireDungeonDetail(catalog(), id)),
      );
    },
  );
}
