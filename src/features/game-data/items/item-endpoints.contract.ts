import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idParams, integerText, versionQuery } from '#shared/params.ts';
import { dungeonSchema } from '../catalog/dungeon.contract.ts';
import { itemSchema } from '../catalog/item.contract.ts';
import { itemSellMapSchema, mapSchema } from '../catalog/map.contract.ts';
import { monsterSchema } from '../catalog/monster.contract.ts';
import { recipeSchema } from '../catalog/recipe.contract.ts';
import { skillSchema } from '../catalog/skill.contract.ts';

export const itemDetailSchema = itemSchema.extend({
  droppedBy: z.array(z.object({ monster: monsterSchema, dungeon: dungeonSchema.nullable() })),
  madeBy: z.array(recipeSchema),
  usedIn: z.array(recipeSchema),
  skills: z.array(skillSchema),
  soldAt: z.array(itemSellMapSchema.extend({ map: mapSchema.pick({ id: true, code: true, name: true }).nullable() })),
});
export type ItemDetail = z.infer<typeof itemDetailSchema>;

const tags = ['items'];

export const listItems = endpoint({
  method: 'GET',
  path: '/api/items/',
  who: 'anyone',
  tags,
  summary: '모든 아이템',
  query: versionQuery,
  response: { 200: z.array(itemSchema) },
});

export const listItemsOfType = endpoint({
  method: 'GET',
  path: '/api/items/types/:type',
  who: 'anyone',
  tags,
  summary: '한 종류의 아이템',
  params: z.object({ type: integerText(0, 11) }),
  response: { 200: z.array(itemSchema) },
});

export const getItem = endpoint({
  method: 'GET',
  path: '/api/items/:id',
  who: 'anyone',
  tags,
  summary: '아이템 하나와 그 둘레',
  description: '어디서 나오고, 무엇으로 만들고, 무엇을 만들고, 어느 기술에 들고, 어디서 파는지',
  params: idParams,
  response: { 200: itemDetailSchema },
});
