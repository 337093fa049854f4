import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { portSchema, worldPointSchema } from '../catalog/map.contract.ts';
import { mapNameSchema, placeSchema } from './place.contract.ts';

const tiles = z.int().min(0).nullable();

export const mapRouteStepSchema = z.object({
  map: mapNameSchema,
  port: portSchema.nullable(),
  /** The point to choose on the world map; null: the step goes through a port. */
  worldPoint: worldPointSchema.nullable(),
  to: mapNameSchema.extend({ x: z.int(), y: z.int() }),
  /** Tiles walked on `map` before the step; null: not known. */
  tiles,
  minLevel: z.int().nullable(),
});
export type MapRouteStep = z.infer<typeof mapRouteStepSchema>;

export const mapRouteSchema = z.object({
  from: placeSchema,
  to: placeSchema,
  /** The level as requested; null: every port counts as open. */
  level: z.int().nullable(),
  steps: z.array(mapRouteStepSchema),
  maps: z.array(mapNameSchema),
  ports: z.int(),
  worldSteps: z.int(),
  /** Sum of the known legs. */
  tiles: z.int(),
  /** Tiles from the last arrival to the place; null: not known, or the place has no tile. */
  endTiles: tiles,
  unknownLegs: z.int(),
  /** Highest level that a port of the route requires; null: no requirement. */
  minLevel: z.int().nullable(),
});
export type MapRoute = z.infer<typeof mapRouteSchema>;

export const PLACE_FORMAT =
  '지도 번호이거나 npc:번호, dungeon:번호, item:번호, sells:번호, drops:번호 가운데 하나여야 합니다.';
const place = z.string({ error: PLACE_FORMAT }).meta({ examples: ['22', 'npc:19001', 'dungeon:1', 'item:1'] });
const level = z
  .string()
  .regex(/^[1-9]\d?$/, '레벨은 1부터 99까지의 정수여야 합니다.')
  .transform(Number)
  .meta({ type: 'integer', minimum: 1, maximum: 99 });

export const findMapRoute = endpoint({
  method: 'GET',
  path: '/api/routes',
  who: 'anyone',
  tags: ['routes'],
  summary: '한 자리에서 다른 자리로 가는 길',
  description:
    'from 과 to 는 지도 번호, npc:번호, dungeon:번호(첫 층), item:번호(파는 곳이나 나오는 곳 가운데 가까운 곳), ' +
    'sells:번호, drops:번호. 걸음이 가장 적은 길, 그 가운데 모르는 구간이 적은 길, 그 가운데 칸 수가 적은 길. ' +
    'level 을 주면 그 레벨로 지나갈 수 있는 문만 지난다. 길이 없으면 404 NO_ROUTE 이고, ' +
    'data.nearest {mapCode, name} 가 갈 수 있는 곳 가운데 가장 가까운 곳이다 (모르면 null).',
  query: z.object({ from: place, to: place, level: level.optional() }),
  response: { 200: mapRouteSchema },
  errors: ['NOT_FOUND', 'NO_ROUTE'],
});
