import { z } from 'zod';
import { VALUE_ISSUES } from '#features/game-data/entities/value-issue.labels.ts';
import { confidenceSchema } from '#features/game-data/fact.contract.ts';
import { UNSEEN_BUT_LINES } from '#shared/unseen-letters.ts';

// Types of values in the files. An absent value means "not known": `null`.

const MAX_TEXT_LENGTH = 4000;
export const MAX_NUMBER = 2_000_000_000;
const MAX_AMOUNT = 9_000_000_000_000;
const MAX_SIDE = 2000;

export const text = z
  .string()
  .min(1)
  .max(MAX_TEXT_LENGTH)
  .refine((value) => !UNSEEN_BUT_LINES.test(value), VALUE_ISSUES.unseen);
export const optionalText = text.nullable().default(null);
export const number = z.int().min(-MAX_NUMBER).max(MAX_NUMBER).nullable().default(null);
export const count = z.int().min(0).max(MAX_NUMBER).nullable().default(null);
export const amount = z.int().min(0).max(MAX_AMOUNT).nullable().default(null);
export const level = z.int().min(0).max(999);
export const optionalLevel = level.nullable().default(null);
export const optionalCharacterLevel = z.int().min(1).max(99).nullable().default(null);
export const optionalJob = z.int().min(1).max(4).nullable().default(null);
export const positiveAmount = z.int().min(1).max(MAX_AMOUNT).nullable().default(null);
export const positiveCount = z.int().min(1).max(MAX_NUMBER).nullable().default(null);
export const tile = z.int().min(0).max(MAX_SIDE);
export const optionalTile = tile.nullable().default(null);
export const mapCode = z.string().regex(/^(?:0|[1-9][0-9]{0,8})$/);
export const id = z.int().positive().max(MAX_NUMBER).optional();
export const flag = z.boolean().default(true);
export const quantity = z.int().positive().max(MAX_NUMBER);
export const fact = { id, source: z.array(text).min(1), confidence: confidenceSchema };
/** The row's name before it was renamed; no stored column. */
export const was = text.optional();
export const stack = z.strictObject({ item: text, quantity });

export function inOrder<Row extends Record<string, unknown>>(lower: keyof Row & string, upper: keyof Row & string) {
  return (row: Row, context: z.RefinementCtx<Row>): void => {
    const from = row[lower];
    const to = row[upper];
    if (typeof from === 'number' && typeof to === 'number' && from > to) {
      context.addIssue({ code: 'custom', path: [upper], message: `${lower}(${from})보다 작을 수 없습니다` });
    }
  };
}
