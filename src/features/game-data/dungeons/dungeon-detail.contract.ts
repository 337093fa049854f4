import { z } from 'zod';
import { monsterDropSchema, monsterSchema } from '../monsters/monster.contract.ts';
import { dungeonSchema } from './dungeon.contract.ts';

/** A dungeon with who lives in it and what they drop. */
export const dungeonDetailSchema = dungeonSchema.extend({
  monsters: z.array(monsterSchema.extend({ drops: z.array(monsterDropSchema) })),
});
export type DungeonDetail = z.infer<typeof dungeonDetailSchema>;
