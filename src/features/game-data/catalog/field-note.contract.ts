import { z } from 'zod';
import { confidenceSchema } from '../fact.contract.ts';

const sources = z.array(z.string().min(1)).min(1);

/** Where the values of some fields are from, and how sure they are, when the rest of the row is from elsewhere. */
export const fieldNoteSchema = z.strictObject({
  fields: z.array(z.string().min(1)).min(1),
  source: sources,
  confidence: confidenceSchema,
});
export type FieldNote = z.infer<typeof fieldNoteSchema>;

/** `small` and `large` are the ranges of damage: smin and smax, lmin and lmax. */
export const DISPUTABLE_FIELDS = [
  'small',
  'large',
  'ac',
  'md',
  'hit',
  'dam',
  'MHP',
  'MHPP',
  'MMP',
  'MMPP',
  'M',
  'W',
  'G',
  'hr',
  'reqlevel',
  'reqmight',
  'reqwill',
  'reqgrace',
  'reqgender',
  'reqjob',
] as const;
export type DisputableField = (typeof DISPUTABLE_FIELDS)[number];

/** One number, or the two of a range. */
const claimSchema = z.strictObject({ value: z.array(z.int()).min(1).max(2), source: sources });

/**
 * Sources that differ about one field. The item's own value is one of the claims, or unknown: a disagreement decides nothing.
 */
export const disagreementSchema = z.strictObject({
  field: z.enum(DISPUTABLE_FIELDS),
  claims: z.array(claimSchema).min(2).max(5),
  /** The source whose claim looks right. */
  lean: z.string().optional(),
});
export type Disagreement = z.infer<typeof disagreementSchema>;
