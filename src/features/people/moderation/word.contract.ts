import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idParams } from '#shared/params.ts';
import { plainText, textUpTo } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';

export const wordKindSchema = z.enum(['CASH_TRADE', 'AD', 'GAMBLING', 'ABUSE']);
export type WordKind = z.infer<typeof wordKindSchema>;

/** `review`: the text is published, and filed for an operator. */
export const wordVerdictSchema = z.enum(['refuse', 'review']);
export type WordVerdict = z.infer<typeof wordVerdictSchema>;
/** Texts that a rule applies to: players' texts, shouts of the game, or both. */
export const wordScopeSchema = z.enum(['text', 'shout', 'both']);
export type WordScope = z.infer<typeof wordScopeSchema>;

export interface WordRule {
  id: number;
  kind: WordKind;
  pattern: string;
  verdict: WordVerdict;
  scope: WordScope;
}

export interface ForbiddenWord {
  rule: WordRule;
  word: string;
  /** Verdict of the rule, or `review` where the text denies the word (`현거래 안 합니다`). */
  verdict: WordVerdict;
}

export const wordRuleSchema = z.object({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  kind: wordKindSchema,
  pattern: z.string(),
  verdict: wordVerdictSchema,
  scope: wordScopeSchema,
  isActive: z.boolean(),
});
export type StoredWordRule = z.infer<typeof wordRuleSchema>;

const patternSchema = plainText({ min: 2, max: 300 });

export const newWordRuleSchema = z.strictObject({
  kind: wordKindSchema,
  pattern: patternSchema,
  verdict: wordVerdictSchema.optional(),
  scope: wordScopeSchema.optional(),
  isActive: z.boolean().optional(),
});
export type NewWordRule = z.infer<typeof newWordRuleSchema>;

export const wordRuleChangeSchema = newWordRuleSchema.partial();
export type WordRuleChange = z.infer<typeof wordRuleChangeSchema>;

const wordTrialSchema = z.strictObject({ text: textUpTo(5000) });
export const wordTrialAnswerSchema = z.object({
  found: z.array(
    z.object({ id: z.int(), kind: wordKindSchema, pattern: z.string(), word: z.string(), verdict: wordVerdictSchema }),
  ),
});

const tags = ['operator'];

export const listWordRules = endpoint({
  method: 'GET',
  path: '/api/operator/words',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '금지어',
  response: { 200: z.array(wordRuleSchema) },
});

export const addWordRule = endpoint({
  method: 'POST',
  path: '/api/operator/words',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '금지어 더하기',
  body: newWordRuleSchema,
  response: { 201: wordRuleSchema },
  errors: ['CONFLICT'],
});

export const tryWords = endpoint({
  method: 'POST',
  path: '/api/operator/words/try',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  changesNothing: true,
  tags,
  summary: '글에서 무엇이 걸리는지',
  body: wordTrialSchema,
  response: { 200: wordTrialAnswerSchema },
});

export const changeWordRule = endpoint({
  method: 'PUT',
  path: '/api/operator/words/:id',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '금지어 수정하기',
  params: idParams,
  body: wordRuleChangeSchema,
  response: { 200: wordRuleSchema },
  errors: ['CONFLICT'],
});

export const deleteWordRule = endpoint({
  method: 'DELETE',
  path: '/api/operator/words/:id',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '금지어 빼기',
  params: idParams,
  response: { 200: successSchema },
});
