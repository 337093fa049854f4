import { z } from 'zod';

/** Sorted from the most to the least certain; their Korean labels are in `fact.labels.ts`. */
export const CONFIDENCES = ['high', 'medium-high', 'medium', 'low-medium', 'low'] as const;
export const confidenceSchema = z.enum(CONFIDENCES);
export type Confidence = z.infer<typeof confidenceSchema>;

export const factSchema = z.object({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Ids of `game-data/sources/sources.json`. */
  source: z.array(z.string()),
  confidence: confidenceSchema,
});

export const sourceSchema = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  /** Sources of one lineage were copied from one another, so their agreement proves nothing. Null: independent. */
  lineage: z.string().nullable(),
});
export type Source = z.infer<typeof sourceSchema>;
