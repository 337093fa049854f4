import { z } from 'zod';
import { dungeonSchema } from '../dungeons/dungeon.contract.ts';
import { itemSellMapSchema, mapSchema } from '../maps/map.contract.ts';
import { monsterSchema } from '../monsters/monster.contract.ts';
import { recipeSchema } from '../recipes/recipe.contract.ts';
import { skillSchema } from '../skills/skill.contract.ts';
import { itemSchema } from './item.contract.ts';

/** An item with all that the game's facts say around it. */
export const itemDetailSchema = itemSchema.extend({
  droppedBy: z.array(z.object({ monster: monsterSchema, dungeon: dungeonSchema.nullable() })),
  madeBy: z.array(recipeSchema),
  usedIn: z.array(recipeSchema),
  /** Skills that ask for it. */
  skills: z.array(skillSchema),
  soldAt: z.array(itemSellMapSchema.extend({ map: mapSchema.pick({ id: true, code: true, name: true }).nullable() })),
});
export type ItemDetail = z.infer<typeof itemDetailSchema>;
