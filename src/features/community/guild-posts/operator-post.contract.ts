import { operatorReasonSchema } from '#features/trade/trades/trade.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idParams } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';

const shared = {
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: ['operator'],
  path: '/api/operator/posts/:id/hidden',
  params: idParams,
} as const;

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
