import { z } from 'zod';
import { factSchema } from '../fact.contract.ts';

export const monsterSchema = factSchema.extend({
  name: z.string(),
  description: z.string().nullable(),
  exp: z.int().nullable(),
  /** Names of the drops, joined by `, `. */
  item: z.string().nullable(),
  imgUrl: z.string().nullable(),
  sortOrderInDungeon: z.int(),
  dungeonId: z.int().positive(),
  hp: z.int().nullable(),
  ac: z.int().nullable(),
  dmgMin: z.int().nullable(),
  dmgMax: z.int().nullable(),
});
export type Monster = z.infer<typeof monsterSchema>;

/** Rates are left out: the known ones are specific to one operator's server. */
export const monsterDropSchema = factSchema.extend({
  itemId: z.int().positive().nullable(),
  monsterId: z.int().positive(),
  monsterName: z.string(),
  itemName: z.string(),
});
export type MonsterDrop = z.infer<typeof monsterDropSchema>;
