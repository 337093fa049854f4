import { z } from 'zod';
import { MAX_ID } from '#shared/ids.ts';
import { plainText } from '#shared/plain-text.ts';
import { MAX_BULK } from './bulk-act.limits.ts';

/** The operator who acted; the name is null without a profile. */
export const actingOperatorSchema = z.strictObject({ userId: z.guid(), name: z.string().nullable() });
export type ActingOperator = z.infer<typeof actingOperatorSchema>;

/** Ids of ticked rows; each counts once. */
export const bulkIdsSchema = z
  .array(z.int().min(1).max(MAX_ID))
  .min(1)
  .max(MAX_BULK)
  .transform((ids) => [...new Set(ids)].toSorted((one, other) => one - other));

export const bulkReasonSchema = plainText({ min: 2, max: 200 });

/** How many of the given things an act changed, left as they were, and did not find. */
export const bulkAnswerSchema = z.strictObject({
  changed: z.int().min(0),
  unchanged: z.int().min(0),
  missing: z.int().min(0),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;
