import { z } from 'zod';
import { DOUBT_KINDS } from '../data-quality/doubt.contract.ts';
import { entityNameSchema } from '../entities/entity.contract.ts';
import { confidenceSchema } from '../fact.contract.ts';

const count = z.int().min(0);
const id = z.int().positive();

/** `asleep`: out because of what it refers to, or because its base lost it. */
export const FACT_ROW_STATES = ['inForce', 'removed', 'asleep'] as const;
export const factRowStateSchema = z.enum(FACT_ROW_STATES);

/** A row by entity and id, with its present name. */
export const namedRowSchema = z.object({ entity: entityNameSchema, id, name: z.string() });
export type NamedRow = z.infer<typeof namedRowSchema>;

/** A line in the table of an entity. Fields are those worth a column (`isColumn`). */
export const factRowSchema = z.object({
  id,
  /** Its title: `처녀귀신`, `여우 · 여우고기`. */
  name: z.string(),
  state: factRowStateSchema,
  /** An operator added it, and no base has it. */
  isAdded: z.boolean(),
  /** In force, by field; other rows as `{ref, id}`. */
  values: z.record(z.string(), z.unknown()),
  /** The values as pages write them, by field. */
  texts: z.record(z.string(), z.string()),
  /** The base's values of the overridden fields among them. */
  base: z.record(z.string(), z.unknown()),
  /** All overridden fields, columns or not; those in conflict among them. */
  overridden: z.array(z.string()),
  conflicts: z.array(z.string()),
  /** Doubts that nobody has confirmed. */
  doubts: count,
  /** The last version that changed the row; 0: none since versions name rows. */
  version: count,
});
export type FactRow = z.infer<typeof factRowSchema>;

/** The number of rows of each filter. */
export const factCountsSchema = z.object({
  entity: entityNameSchema,
  /** In force. */
  rows: count,
  overridden: count,
  conflict: count,
  /** Rows out of force because of others, or whose base lost them. */
  sleeping: count,
  removed: count,
  doubt: count,
});
export type FactCounts = z.infer<typeof factCountsSchema>;

/** Someone's override of a field, or of a whole row. Times are ISO. */
export const factOverrideSchema = z.object({
  id,
  value: z.unknown(),
  /** The base's value when it was made. */
  base: z.unknown(),
  source: z.array(z.string()),
  confidence: confidenceSchema,
  /** User id; null: the command line, or an account that is gone. */
  by: z.guid().nullable(),
  at: z.iso.datetime(),
  /** The note of the version that began it. */
  reason: z.string().nullable(),
  version: id,
});
export type FactOverride = z.infer<typeof factOverrideSchema>;

export const fieldDoubtSchema = z.object({
  kind: z.enum(DOUBT_KINDS),
  text: z.string(),
  /** An operator confirmed the value, which has not changed since. */
  isConfirmed: z.boolean(),
});

export const factFieldSchema = z.object({
  name: z.string(),
  /** In force; other rows as `{ref, id}`. */
  value: z.unknown(),
  text: z.string(),
  base: z.unknown(),
  baseText: z.string(),
  /** Null: the base's value is in force. */
  override: factOverrideSchema.nullable(),
  isConflict: z.boolean(),
  source: z.array(z.string()),
  confidence: confidenceSchema.nullable(),
  doubts: z.array(fieldDoubtSchema),
});
export type FactField = z.infer<typeof factFieldSchema>;

/** A change in the history of a row, the newest first; the last line of a field is its base's own value. */
export const factHistoryLineSchema = z.object({
  /** Null: the base's own value. */
  version: id.nullable(),
  at: z.iso.datetime().nullable(),
  by: z.guid().nullable(),
  reason: z.string().nullable(),
  /** `base`: the value goes back to the base's. `added`, `removed`, `returned`: the whole row. */
  kind: z.enum(['field', 'base', 'added', 'removed', 'returned']),
  /** Null: the whole row. */
  field: z.string().nullable(),
  /** After the change; other rows as `{ref, id}`. */
  value: z.unknown(),
  text: z.string(),
});
export type FactHistoryLine = z.infer<typeof factHistoryLineSchema>;

export const factRowDetailSchema = z.object({
  entity: entityNameSchema,
  id,
  name: z.string(),
  key: z.string(),
  state: factRowStateSchema,
  isAdded: z.boolean(),
  /** Why it is asleep; empty: its base lost it, or it is not asleep. */
  because: z.array(namedRowSchema),
  /** The last version that changed the row. */
  version: count,
  /** In the order of the entity's definition. */
  fields: z.array(factFieldSchema),
  history: z.array(factHistoryLineSchema),
  /** Rows of the facts that refer to it: the first 20 of each entity. */
  references: z.array(z.object({ entity: entityNameSchema, count, rows: z.array(namedRowSchema) })),
  /** Rows that go out with it: `references` whose references go on. */
  wouldSleep: count,
  /** Present names of the rows that any value here refers to, by `items/12`. */
  names: z.record(z.string(), z.string()),
});
export type FactRowDetail = z.infer<typeof factRowDetailSchema>;
