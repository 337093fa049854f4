import { z } from 'zod';
import { entityNameSchema } from '../entities/entity.contract.ts';
import { confidenceSchema } from '../fact.contract.ts';
import { rowIdSchema } from './fact-change.contract.ts';

/** An override above a base that has changed since. The override is in force until it is decided. */
export const factConflictSchema = z.object({
  /** The override's. */
  id: rowIdSchema,
  entity: entityNameSchema,
  rowId: rowIdSchema,
  name: z.string(),
  field: z.string(),
  /** The base's value when the override was made, the override's, and the base's of now; other rows as `{ref, id}`. */
  base: z.unknown(),
  value: z.unknown(),
  now: z.unknown(),
  texts: z.object({ base: z.string(), value: z.string(), now: z.string() }),
  source: z.array(z.string()),
  confidence: confidenceSchema,
  by: z.guid().nullable(),
  at: z.iso.datetime(),
});
export type FactConflict = z.infer<typeof factConflictSchema>;

export const conflictDecisionSchema = z.strictObject({
  /** The override's. */
  id: rowIdSchema,
  take: z.enum(['mine', 'base']),
  /** The base's value that was seen. */
  now: z.unknown(),
});
export type ConflictDecision = z.infer<typeof conflictDecisionSchema>;
