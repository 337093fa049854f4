import { z } from 'zod';
import { MAX_ID } from '#shared/ids.ts';
import { entityNameSchema } from '../entities/entity.contract.ts';
import { confidenceSchema } from '../fact.contract.ts';
import { namedRowSchema } from './fact-row.contract.ts';

const count = z.int().min(0);
export const rowIdSchema = z.int().min(1).max(MAX_ID);
export const versionSchema = z.int().min(0).max(MAX_ID);

export const MAX_EDITS = 200;
/** Faults that an answer lists; `faultCount` counts all. */
export const MAX_LISTED_FAULTS = 500;

/** Where the value comes from: ids of sources, `operator` and `report` among them. */
export const factProvenanceSchema = z.object({
  source: z
    .array(z.string().regex(/^[a-z0-9-]{1,40}$/, '출처의 이름이 아닙니다.'))
    .min(1)
    .max(10),
  confidence: confidenceSchema,
});

/** By name: the new value, other rows as `{ref, id}`; null: not known. */
export const factValuesSchema = z
  .record(z.string().min(1).max(40), z.unknown())
  .refine((fields) => Object.keys(fields).length > 0, '고칠 값이 없습니다.');

export const factEditSchema = factProvenanceSchema.extend({
  entity: entityNameSchema,
  rowId: rowIdSchema,
  fields: factValuesSchema,
  /** The last version that changed the row, as it was seen. */
  version: versionSchema,
});
export type FactEdit = z.infer<typeof factEditSchema>;

/** A fault of the whole check. `row` is the line of a file, or the id of a row that no file in hand has. */
export const factFaultSchema = z.object({
  file: z.string(),
  row: count,
  field: z.string(),
  reason: z.string(),
  /** The row of an edit that brought it; null: it stands elsewhere. */
  at: namedRowSchema.nullable(),
});
export type FactFault = z.infer<typeof factFaultSchema>;

export const changeCountsSchema = z.object({ added: count, changed: count, removed: count });
export type ChangeCounts = z.infer<typeof changeCountsSchema>;

/** The verdict of the whole check on a change that is not written. */
export const factVerdictSchema = z.object({
  /** Rows that were checked. */
  checked: count,
  milliseconds: z.number().min(0),
  faults: z.array(factFaultSchema),
  faultCount: count,
  /** Rows of pages that change. */
  changes: changeCountsSchema,
  /** Overrides that an edit replaces. */
  replaced: z.array(
    z.object({
      entity: entityNameSchema,
      rowId: rowIdSchema,
      field: z.string(),
      by: z.guid().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  /** Edits that change nothing, as the value is in force. */
  unchanged: z.array(z.object({ entity: entityNameSchema, rowId: rowIdSchema, field: z.string() })),
});
export type FactVerdict = z.infer<typeof factVerdictSchema>;

/** The outcome of a change. */
export const changedFactsSchema = z.object({
  /** The number of the version; null: nothing was to be changed. */
  version: versionSchema.nullable(),
  changes: changeCountsSchema,
});
export type ChangedFacts = z.infer<typeof changedFactsSchema>;
