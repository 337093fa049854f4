import { z } from 'zod';
import { factSchema } from '../fact.contract.ts';

export const recipeMaterialSchema = factSchema.omit({ source: true, confidence: true }).extend({
  recipeId: z.int().positive(),
  itemId: z.int().positive(),
  quantity: z.int().positive(),
});

export const recipeSchema = factSchema.extend({
  itemId: z.int().positive(),
  resultQuantity: z.int().positive(),
  category: z.string(),
  place: z.string().nullable(),
  placeNote: z.string().nullable(),
  isActive: z.boolean(),
  mapCode: z.string().nullable(),
  /** Percent, 0 to 100; null: not known. */
  successRate: z.number().min(0).max(100).nullable(),
  rateNote: z.string().nullable(),
  /** The stacks that a failed attempt returns; null: not known. */
  failReturns: z.array(z.object({ itemId: z.int().positive(), quantity: z.int().positive() })).nullable(),
  materials: z.array(recipeMaterialSchema),
  /** Name of the person who makes it. */
  npcName: z.string().nullable(),
  /** Cost of every attempt in 전, including failed ones. */
  money: z.int().positive().nullable(),
  job: z.int().min(1).max(4).nullable(),
  minLevel: z.int().positive().nullable(),
  /** HP without equipment that every attempt takes permanently. */
  baseHp: z.int().positive().nullable(),
  condition: z.string().nullable(),
  note: z.string().nullable(),
});
export type Recipe = z.infer<typeof recipeSchema>;
export type RecipeMaterial = z.infer<typeof recipeMaterialSchema>;
