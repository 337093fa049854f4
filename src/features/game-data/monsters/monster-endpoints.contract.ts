import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idParams, versionQuery } from '#shared/params.ts';
import { dungeonSchema } from '../catalog/dungeon.contract.ts';
import { monsterDropSchema, monsterSchema } from '../catalog/monster.contract.ts';

export const monsterDetailSchema = monsterSchema.extend({
  drops: z.array(monsterDropSchema),
  dungeon: dungeonSchema.nullable(),
});
export type MonsterDetail = z.infer<typeof monsterDetailSchema>;

const tags = ['monsters'];

export const listMonsters = endpoint({
  method: 'GET',
  path: '/api/monsters',
  who: 'anyone',
  tags,
  summary: '모든 몬스터',
  query: versionQuery,
  response: { 200: z.array(monsterSchema) },
});

export const getMonster = endpoint({
  method: 'GET',
  path: '/api/monsters/:id',
  who: 'anyone',
  tags,
  summary: '몬스터 하나와 나오는 아이템, 출현 장소',
  params: idParams,
  response: { 200: monsterDetailSchema },
});
