import { z } from 'zod';
import { BodyCache } from '#platform/http/dynamic-body.ts';
import { sendBody } from '#platform/http/send-body.ts';
import { bodyPerSnapshot, sendSnapshot } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { mapSchema, portSchema } from './map.contract.ts';
import { requireMapDetail } from './map.service.ts';
import { mapDetailSchema } from './map-detail.contract.ts';

const tags = ['maps'];
const mapCode = z.string().regex(/^(?:0|[1-9]\d{0,9})$/, '지도 번호는 0 이상의 정수여야 합니다.');

export function mapRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const maps = bodyPerSnapshot((snapshot: Catalog) => snapshot.maps);
  const ports = bodyPerSnapshot((snapshot: Catalog) => snapshot.ports);
  const bodies = new BodyCache<Catalog>();

  app.get(
    '/api/maps',
    { schema: { tags, summary: '모든 지도', response: { 200: z.array(mapSchema) } } },
    (request, reply) => sendSnapshot(request, reply, catalog, maps),
  );

  app.get(
    '/api/maps/:code',
    {
      schema: {
        tags,
        summary: '지도 하나와 포트, 사람, 파는 물건',
        params: z.object({ code: mapCode }),
        response: { 200: mapDetailSchema },
      },
    },
    (request, reply) => {
      const { code } = request.params;
      sendBody(
        request,
        reply,
        bodies.get(catalog(), code, () => requireMapDetail(catalog(), code)),
      );
    },
  );

  app.get(
    '/api/ports',
    { schema: { tags, summary: '모든 포트', response: { 200: z.array(portSchema) } } },
    (request, reply) => sendSnapshot(request, reply, catalog, ports),
  );
}
