import { z } from 'zod';
import { operatorReasonSchema } from '#features/trade/trades/trade.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idPageQuery, idParams } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';

/** A post that operators hid. They see no others of the board, unless they were reported. */
export const hiddenPostSchema = z.object({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  guildId: z.int().positive(),
  authorId: z.int().positive(),
  authorName: z.string(),
  text: z.string(),
  isErased: z.boolean(),
  hiddenAt: z.iso.datetime(),
});
export type HiddenPost = z.infer<typeof hiddenPostSchema>;

const operators = { who: 'operator', level: OPERATOR_LEVEL.moderator, tags: ['operator'] } as const;

export const listHiddenPosts = endpoint({
  ...operators,
  method: 'GET',
  path: '/api/operator/posts',
  summary: '숨긴 문파 게시판 글',
  description: '올린 지 얼마 안 된 것부터.',
  query: idPageQuery,
  response: { 200: z.array(hiddenPostSchema) },
});

const shared = { ...operators, path: '/api/operator/posts/:id/hidden', params: idParams } as const;

export const hidePost = endpoint({
  ...shared,
  method: 'PUT',
  summary: '신고된 문파 게시판 글 숨기기',
  body: operatorReasonSchema,
  response: { 200: successSchema },
});

export const showPost = endpoint({
  ...shared,
  method: 'DELETE',
  summary: '숨긴 문파 게시판 글 다시 보이기',
  response: { 200: successSchema },
});
