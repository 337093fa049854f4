import { z } from 'zod';
import { confidenceSchema } from '../fact.contract.ts';

const sources = z.array(z.string().min(1)).min(1);

/** Sources and confidence of some fields whose values are not from the source of the row. */
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

/** Contains one number, or the two ends of a range. */
const claimSchema = z.strictObject({ value: z.array(z.int()).min(1).max(2), source: sources });

/**
 * Claims of sources that disagree about one field. The item's own value is one of the claims, or null: a disagreement
 * decides nothing.
 */
export const disagreementSchema = z.strictObject({
  field: z.enum(DISPUTABLE_FIELDS),
  claims: z.array(claimSchema).min(2).max(5),
  /** Id of the source whose claim is probably right. */
  lean: z.string().optional(),
});
export type Disagreement = z.infer<typeof disagreementSchema>;
