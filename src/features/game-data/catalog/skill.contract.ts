import { z } from 'zod';
import { factSchema } from '../fact.contract.ts';

/** `itemId` null: the name is not in the item data. */
export const skillMaterialSchema = z.object({
  itemId: z.int().positive().nullable(),
  itemName: z.string(),
  quantity: z.int().positive(),
});

/** A skill that all four jobs learn is one row with `reqJobs: [0]` (공통). */
export const skillSchema = factSchema.extend({
  name: z.string(),
  reqLv: z.int(),
  reqLvNote: z.string().nullable(),
  reqJobs: z.array(z.int().min(0).max(4)),
  reqGrade: z.int().min(0).max(4),
  reqItems: z.array(skillMaterialSchema),
  reqExp: z.int().nullable(),
  imgUrl: z.string().nullable(),
  effect: z.string().nullable(),
  description: z.string().nullable(),
  /** Names by totem, for a skill with four variants. */
  variants: z.array(z.object({ totem: z.string(), name: z.string() })),
  variantsNote: z.string().nullable(),
});
export type Skill = z.infer<typeof skillSchema>;
