import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { idParams, integerText } from '#shared/params.ts';
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
  version: z.int().min(1),
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

export const wordRuleChangeSchema = newWordRuleSchema
  .partial()
  .extend({ version: z.int().min(1).max(MAX_ID).optional() });
export type WordRuleChange = z.infer<typeof wordRuleChangeSchema>;

/** A rule as it is listed. */
export const listedWordRuleSchema = wordRuleSchema.extend({
  /** Texts that it refused or filed, and shouts that it hid or masked, in 30 days. */
  hits: z.int().min(0),
});
export type ListedWordRule = z.infer<typeof listedWordRuleSchema>;

/** Texts on which a rule is tried: titles and descriptions, comments of trades, shouts of the game. */
const corpusNameSchema = z.enum(['texts', 'comments', 'shouts']);
export type CorpusName = z.infer<typeof corpusNameSchema>;

const wordTrialSchema = z.union([
  z.strictObject({ text: textUpTo(5000) }),
  z.strictObject({ rule: newWordRuleSchema, among: corpusNameSchema }),
]);

/** Begin and end of the word in the composed text. */
const place = { from: z.int().min(0), to: z.int().min(0) };

export const wordTrialAnswerSchema = z.object({
  found: z.array(
    z.object({
      id: z.int(),
      kind: wordKindSchema,
      pattern: z.string(),
      word: z.string(),
      verdict: wordVerdictSchema,
      ...place,
    }),
  ),
});

/** A text of others: abuse is masked. */
const triedTextSchema = z.strictObject({
  at: z.iso.datetime(),
  /** Null: it is no shout. */
  channel: z.int().min(0).nullable(),
  text: z.string(),
  ...place,
  verdict: wordVerdictSchema,
});
export type TriedTextOfOthers = z.infer<typeof triedTextSchema>;
export const corpusTrialAnswerSchema = z.strictObject({
  count: z.int().min(0),
  /** The number of texts that were read. */
  among: z.int().min(0),
  hits: z.array(triedTextSchema),
  /** Texts that an exception of the rule lets through. */
  saved: z.array(triedTextSchema),
});
export type CorpusTrialAnswer = z.infer<typeof corpusTrialAnswerSchema>;

const tags = ['operator'];

export const listWordRules = endpoint({
  method: 'GET',
  path: '/api/operator/words',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '금지어',
  description: 'hits: 30일 동안 걸린 글과 외침의 수.',
  response: { 200: z.array(listedWordRuleSchema) },
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
  errors: ['CONFLICT.EXISTS'],
});

export const tryWords = endpoint({
  method: 'POST',
  path: '/api/operator/words/try',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  changesNothing: true,
  tags,
  summary: '글에서 무엇이 걸리는지, 또는 새 금지어에 무엇이 걸리는지',
  description: 'text: 그 글에 걸리는 금지어. rule 과 among: 저장하지 않은 금지어를 최근 1,000건에 대 본다.',
  body: wordTrialSchema,
  response: { 200: z.union([wordTrialAnswerSchema, corpusTrialAnswerSchema]) },
});

export const changeWordRule = endpoint({
  method: 'PUT',
  path: '/api/operator/words/:id',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '금지어 수정하기',
  description: 'version 을 보내면 그 버전일 때에만 바꾼다. 아니면 409 CHANGED 에 지금의 금지어가 current 로 온다.',
  params: idParams,
  body: wordRuleChangeSchema,
  response: { 200: wordRuleSchema },
  errors: ['CONFLICT.EXISTS', 'CONFLICT.CHANGED'],
});

export const deleteWordRule = endpoint({
  method: 'DELETE',
  path: '/api/operator/words/:id',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '금지어 빼기',
  description: 'version 을 보내면 그 버전일 때에만 뺀다.',
  params: idParams,
  query: z.object({ version: integerText(1, MAX_ID).optional() }),
  response: { 200: successSchema },
  errors: ['CONFLICT.CHANGED'],
});
