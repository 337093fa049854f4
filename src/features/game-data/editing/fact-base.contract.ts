import { z } from 'zod';
import { entityNameSchema } from '../entities/entity.contract.ts';
import { changeCountsSchema, factFaultSchema, rowIdSchema } from './fact-change.contract.ts';

const count = z.int().min(0);

export const factBaseSchema = z.object({
  /** An editable entity, or the name of a sheet (`formulas`). */
  entity: z.string(),
  label: z.string(),
  isSheet: z.boolean(),
  follows: z.enum(['project', 'own']),
  /** Rows of the base. */
  rows: count,
  /** The release of the project's set that it stands on; null: an upload, or of before releases had numbers. */
  release: z.int().positive().nullable(),
  /** Since when it stands on this set; null: not known. */
  since: z.iso.datetime().nullable(),
  /** The changes that an entity that follows no release misses of the newest one; null: nothing. */
  missed: changeCountsSchema.extend({ release: z.int().positive().nullable() }).nullable(),
});
export type FactBase = z.infer<typeof factBaseSchema>;

/** A release that did not pass. */
export const waitingReleaseSchema = z.object({
  release: z.int().positive(),
  at: z.iso.datetime(),
  faults: z.array(factFaultSchema),
  faultCount: count,
  /** Overrides without which it passes; empty where the files are faulty by themselves. */
  blocking: z.array(
    z.object({
      id: rowIdSchema,
      entity: entityNameSchema,
      rowId: rowIdSchema,
      name: z.string(),
      field: z.string().nullable(),
      text: z.string(),
      by: z.guid().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
export type WaitingRelease = z.infer<typeof waitingReleaseSchema>;

export const factBasesSchema = z.object({
  /** The last one. */
  version: count,
  /** The project's highest release that was applied here. */
  release: z.int().positive().nullable(),
  bases: z.array(factBaseSchema),
  /** Null: none waits. */
  waiting: waitingReleaseSchema.nullable(),
});
export type FactBases = z.infer<typeof factBasesSchema>;
