import { z } from 'zod';
import { factSchema } from '../fact.contract.ts';

export const recipeMaterialSchema = factSchema.omit({ source: true, confidence: true }).extend({
  recipeId: z.int().positive(),
  itemId: z.int().positive(),
  quantity: z.int().positive(),
});

export const recipeSchema = factSchema.extend({
  /** The result. */
  itemId: z.int().positive(),
  resultQuantity: z.int().positive(),
  category: z.string(),
  place: z.string().nullable(),
  placeNote: z.string().nullable(),
  isActive: z.boolean(),
  mapCode: z.string().nullable(),
  /** Percent, 0 to 100. */
  successRate: z.number().min(0).max(100).nullable(),
  rateNote: z.string().nullable(),
  /** What is left after a failure; null: not known. */
  failReturns: z.array(z.object({ itemId: z.int().positive(), quantity: z.int().positive() })).nullable(),
  materials: z.array(recipeMaterialSchema),
});
export type Recipe = z.infer<typeof recipeSchema>;
export type RecipeMaterial = z.infer<typeof recipeMaterialSchema>;
