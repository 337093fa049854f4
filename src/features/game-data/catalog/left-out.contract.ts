import { z } from 'zod';
import { confidenceSchema } from '../fact.contract.ts';

const text = z.string().min(1);

export const LEFT_OUT_KINDS = ['recipe', 'monster', 'dungeon'] as const;

/** A fact of a source that no other data file contains, with the reason. */
export const leftOutSchema = z.strictObject({
  kind: z.enum(LEFT_OUT_KINDS),
  name: text,
  /** Names of items that no file contains. */
  missing: z.array(text).default([]),
  /** Shown to readers, in Korean. */
  reason: text,
  source: z.array(text).min(1),
  confidence: confidenceSchema,
});
export type LeftOut = z.infer<typeof leftOutSchema>;
