import { z } from 'zod';
import { BodyCache } from '#platform/http/dynamic-body.ts';
import { sendBody } from '#platform/http/send-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { mapRouteSchema } from './map-route.contract.ts';
import { PLACE_FORMAT } from './map-route.labels.ts';
import { requireMapRoute } from './map-route.service.ts';

const tags = ['routes'];
const LEVEL_FORMAT = '레벨은 1부터 99까지의 정수여야 합니다.';

const place = z.string({ error: PLACE_FORMAT }).meta({ examples: ['22', 'npc:19001', 'dungeon:1', 'item:1'] });
const mapRouteQuerySchema = z.object({
  from: place,
  to: place,
  level: z
    .string()
    .regex(/^[1-9]\d?$/, LEVEL_FORMAT)
    .transform(Number)
    .meta({ type: 'integer', minimum: 1, maximum: 99 })
    .optional(),
});

export function mapRouteRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const bodies = new BodyCache<Catalog>();

  app.get(
    '/api/routes',
    {
      schema: {
        tags,
        summary: '한 자리에서 다른 자리로 가는 길',
        description:
          'from 과 to 는 지도 번호, npc:번호, dungeon:번호(첫 층), item:번호(파는 곳이나 나오는 곳 가운데 가까운 곳), ' +
          'sells:번호, drops:번호. 걸음이 가장 적은 길, 그 가운데 모르는 구간이 적은 길, 그 가운데 칸 수가 적은 길. ' +
          'level 을 주면 그 레벨로 지나갈 수 있는 문만 지난다. 길이 없으면 404 NO_ROUTE.',
        querystring: mapRouteQuerySchema,
        response: { 200: mapRouteSchema },
      },
    },
    (request, reply) => {
      const { from, to, level = null } = request.query;
      const snapshot = catalog();
      // only what has an answer is kept: faults are thrown before
      const body = bodies.get(snapshot, `${from} ${to} ${level}`, () => requireMapRoute(snapshot, { from, to, level }));
      return sendBody(request, reply, body);
    },
  );
}
