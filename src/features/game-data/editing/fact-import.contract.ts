import { z } from 'zod';
import { changeCountsSchema, factFaultSchema } from './fact-change.contract.ts';
import { factDifferenceSchema } from './fact-version.contract.ts';

const count = z.int().min(0);

export const IMPORT_MODES = ['merge', 'replace'] as const;
export const MAX_UPLOAD_BYTES = 16 * 1024 * 1024;

/** An uploaded file and what it would change. */
export const factImportSchema = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  /** Until then it can be applied. */
  until: z.iso.datetime(),
  appliedAt: z.iso.datetime().nullable(),
  mode: z.enum(IMPORT_MODES),
  /** Null: neither the name nor the operator said which. */
  entity: z.string().nullable(),
  fileName: z.string(),
  rows: count,
  /** The version of the facts when it was read; `apply` sends it. */
  version: count,
  /** The encoding to try: the file is no UTF-8. */
  offeredEncoding: z.string().nullable(),
  /** Columns that no field has, and fields that no column has. */
  unknownColumns: z.array(z.string()),
  missingColumns: z.array(z.string()),
  /** Another entity, whose fields these are. */
  fits: z.string().nullable(),
  faults: z.array(factFaultSchema),
  faultCount: count,
  changes: changeCountsSchema,
  /** The first 2,000. */
  difference: z.array(factDifferenceSchema),
  differenceCount: count,
});
export type FactImport = z.infer<typeof factImportSchema>;
