import { z } from 'zod';
import { MINUTE_MS } from '#shared/durations.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idParams, idText } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';
import { broadcastKindSchema } from '../broadcasts/broadcast.contract.ts';
import { kindText } from '../broadcasts/broadcast-query.ts';

// Limits of keywords (contract §16).

export const MIN_KEYWORD_LENGTH = 2;
export const MAX_KEYWORD_LENGTH = 20;
export const MAX_KEYWORDS = 20;
/** Quiet time after a notification. Hits within it are notified once at its end. */
export const QUIET_MS = 10 * MINUTE_MS;
/** Number of shouts that a preview searches. */
export const PREVIEWED = 10_000;

export const keywordSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  text: z.string(),
  /** Null: all servers. */
  gameServer: z.int().positive().nullable(),
  kind: broadcastKindSchema.nullable(),
});
export type Keyword = z.infer<typeof keywordSchema>;

const keywordText = plainText({ min: MIN_KEYWORD_LENGTH, max: MAX_KEYWORD_LENGTH });

export const newKeywordSchema = z.strictObject({
  text: keywordText,
  gameServer: z.int().positive().nullish(),
  kind: broadcastKindSchema.nullish(),
});
export type NewKeyword = z.infer<typeof newKeywordSchema>;

export const keywordPreviewSchema = z.strictObject({
  hits: z.int().min(0),
  /** Number of newest shouts searched. */
  among: z.int().min(0),
  /** Days over which these shouts were received. */
  days: z.number().min(0),
});
export type KeywordPreview = z.infer<typeof keywordPreviewSchema>;

const tags = ['keywords'];

export const listKeywords = endpoint({
  method: 'GET',
  path: '/api/keywords',
  who: 'player',
  tags,
  summary: '내 키워드 알림',
  response: { 200: z.array(keywordSchema) },
});

export const previewKeyword = endpoint({
  method: 'GET',
  path: '/api/keywords/preview',
  who: 'player',
  tags,
  summary: '두기 전에: 새것 10,000건에서 몇 번 울렸을지',
  query: z.object({ text: keywordText, gameServer: idText.optional(), kind: kindText.optional() }),
  response: { 200: keywordPreviewSchema },
});

export const createKeyword = endpoint({
  method: 'POST',
  path: '/api/keywords',
  who: 'player',
  tags,
  summary: '키워드 알림 두기',
  description: '외침에 나오면 알린다. 같은 것이 있으면 그것을 그대로 준다.',
  body: newKeywordSchema,
  response: { 200: keywordSchema, 201: keywordSchema },
  errors: ['NOT_ALLOWED'],
});

export const deleteKeyword = endpoint({
  method: 'DELETE',
  path: '/api/keywords/:id',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '키워드 알림 지우기',
  params: idParams,
  response: { 200: successSchema },
});
