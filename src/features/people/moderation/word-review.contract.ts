import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idPageQuery, idParams, integerText } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';
import { wordKindSchema, wordVerdictSchema } from './word.contract.ts';

export const REVIEW_STATUS = { waiting: 1, left: 2, hidden: 3 } as const;
const reviewStatusSchema = z.literal(Object.values(REVIEW_STATUS));
export type ReviewStatus = z.infer<typeof reviewStatusSchema>;

/** A published text that a rule was unsure about (contract §21). */
export const wordReviewSchema = z.object({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  /** Subject that contains the text: `trade:12`, `profile:3`. */
  subject: z.string(),
  text: z.string(),
  kind: wordKindSchema,
  /** The matched word as the author wrote it. */
  word: z.string(),
  /** Begin and end of the word in the text; null: it does not stand there as such. */
  place: z.strictObject({ from: z.int().min(0), to: z.int().positive() }).nullable(),
  /** The rule that was unsure; null for old rows. Pattern and verdict are null once the rule is gone. */
  rule: z
    .strictObject({ id: z.int(), pattern: z.string().nullable(), verdict: wordVerdictSchema.nullable() })
    .nullable(),
  profileId: z.int().positive(),
  profileName: z.string().nullable(),
  status: reviewStatusSchema,
  handledAt: z.iso.datetime().nullable(),
});
export type WordReview = z.infer<typeof wordReviewSchema>;

const wordReviewHandlingSchema = z.strictObject({
  action: z.enum(['keep', 'hide']),
  reason: plainText({ min: 2, max: 200 }),
});
export type WordReviewHandling = z.infer<typeof wordReviewHandlingSchema>;

const tags = ['operator'];

export const listWordReviews = endpoint({
  method: 'GET',
  path: '/api/operator/reviews',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '살펴볼 글',
  query: idPageQuery.extend({ status: integerText(1, 3).pipe(reviewStatusSchema).optional() }),
  response: { 200: z.array(wordReviewSchema) },
});

export const handleWordReview = endpoint({
  method: 'PUT',
  path: '/api/operator/reviews/:id',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '살펴본 글을 두거나 숨기기',
  params: idParams,
  body: wordReviewHandlingSchema,
  response: { 200: wordReviewSchema },
  errors: ['CONFLICT'],
});
