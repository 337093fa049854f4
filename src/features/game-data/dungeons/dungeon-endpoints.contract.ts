import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idParams, integerText, versionQuery } from '#shared/params.ts';
import { dungeonSchema } from '../catalog/dungeon.contract.ts';
import { monsterDropSchema, monsterSchema } from '../catalog/monster.contract.ts';

export const dungeonDetailSchema = dungeonSchema.extend({
  monsters: z.array(monsterSchema.extend({ drops: z.array(monsterDropSchema) })),
});
export type DungeonDetail = z.infer<typeof dungeonDetailSchema>;

const tags = ['dungeons'];

export const listDungeons = endpoint({
  method: 'GET',
  path: '/api/dungeons/',
  who: 'anyone',
  tags,
  summary: '모든 사냥터',
  query: versionQuery,
  response: { 200: z.array(dungeonSchema) },
});

export const listDungeonsOfRegion = endpoint({
  method: 'GET',
  path: '/api/dungeons/regions/:region',
  who: 'anyone',
  tags,
  summary: '한 지역의 사냥터',
  params: z.object({ region: integerText(1, 13) }),
  response: { 200: z.array(dungeonSchema) },
});

export const getDungeon = endpoint({
  method: 'GET',
  path: '/api/dungeons/:id',
  who: 'anyone',
  tags,
  summary: '사냥터 하나와 그 몬스터, 나오는 아이템',
  params: idParams,
  response: { 200: dungeonDetailSchema },
});
