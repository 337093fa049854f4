import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { versionQuery } from '#shared/params.ts';
import { dungeonSchema } from '../catalog/dungeon.contract.ts';
import { itemSchema } from '../catalog/item.contract.ts';
import { itemSellMapSchema, mapSchema, portSchema } from '../catalog/map.contract.ts';

export const mapDetailSchema = mapSchema.extend({
  portsOut: z.array(portSchema),
  portsIn: z.array(portSchema),
  dungeon: dungeonSchema.nullable(),
  sells: z.array(
    itemSellMapSchema.extend({ item: itemSchema.pick({ id: true, name: true, type: true, iconUrl: true }).nullable() }),
  ),
});
export type MapDetail = z.infer<typeof mapDetailSchema>;

const tags = ['maps'];
const mapCode = z.string().regex(/^(?:0|[1-9]\d{0,9})$/, '지도 번호는 0 이상의 정수여야 합니다.');

export const listMaps = endpoint({
  method: 'GET',
  path: '/api/maps',
  who: 'anyone',
  tags,
  summary: '모든 지도',
  query: versionQuery,
  response: { 200: z.array(mapSchema) },
});

export const getMap = endpoint({
  method: 'GET',
  path: '/api/maps/:code',
  who: 'anyone',
  tags,
  summary: '지도 하나와 포트, NPC, 파는 아이템',
  params: z.object({ code: mapCode }),
  response: { 200: mapDetailSchema },
});

export const listPorts = endpoint({
  method: 'GET',
  path: '/api/ports',
  who: 'anyone',
  tags,
  summary: '모든 포트',
  query: versionQuery,
  response: { 200: z.array(portSchema) },
});
