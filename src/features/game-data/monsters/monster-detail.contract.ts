import { z } from 'zod';
import { dungeonSchema } from '../dungeons/dungeon.contract.ts';
import { monsterDropSchema, monsterSchema } from './monster.contract.ts';

/** A monster with what it drops and where it lives. */
export const monsterDetailSchema = monsterSchema.extend({
  drops: z.array(monsterDropSchema),
  dungeon: dungeonSchema.nullable(),
});
export type MonsterDetail = z.infer<typeof monsterDetailSchema>;
