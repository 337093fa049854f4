import { z } from 'zod';
import { plainText } from '#shared/plain-text.ts';

/** What a rule is against: cash trade, advertising, abuse. */
export const wordKindSchema = z.enum(['CASH_TRADE', 'AD', 'ABUSE']);
export type WordKind = z.infer<typeof wordKindSchema>;

/** One row of the forbidden words. */
export interface WordRule {
  id: number;
  kind: WordKind;
  /** See `word-pattern.rules.ts`. */
  pattern: string;
}

/** What stands in a text against a rule. */
export interface ForbiddenWord {
  rule: WordRule;
  /** The piece of the text, as it was typed. */
  word: string;
}

export const wordRuleSchema = z.object({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  kind: wordKindSchema,
  pattern: z.string(),
  isActive: z.boolean(),
});
export type StoredWordRule = z.infer<typeof wordRuleSchema>;

const patternSchema = plainText({ min: 2, max: 300 });

/** `POST /api/operator/words`. Whether the pattern can be read is checked by the service. */
export const newWordRuleSchema = z.strictObject({
  kind: wordKindSchema,
  pattern: patternSchema,
  isActive: z.boolean().optional(),
});
export type NewWordRule = z.infer<typeof newWordRuleSchema>;

/** `PUT /api/operator/words/{id}` */
export const wordRuleChangeSchema = newWordRuleSchema.partial();
export type WordRuleChange = z.infer<typeof wordRuleChangeSchema>;

/** `POST /api/operator/words/try` */
export const wordTrialSchema = z.strictObject({ text: z.string().max(5000) });
/** Everything that would be found, in the order of the text; the active rules only. */
export const wordTrialAnswerSchema = z.object({
  found: z.array(z.object({ id: z.int(), kind: wordKindSchema, pattern: z.string(), word: z.string() })),
});
