import { z } from 'zod';
import { profileParams } from '#features/people/profiles/profile.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idParams } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';
import { completedTradeSchema, tradeCompletionSchema } from './counterpart.contract.ts';
import {
  bumpSchema,
  listedTradeSchema,
  newTradeSchema,
  operatorReasonSchema,
  orderBookSchema,
  ownTradeSchema,
  tradeCountSchema,
  tradePriceSchema,
} from './trade.contract.ts';
import { itemTradesQuery, orderBookQuery, profileTradesQuery, tradeListQuery } from './trade-query.ts';

const tags = ['trades'];
const visibleTradeSchema = z.union([ownTradeSchema, listedTradeSchema]);

export const listTrades = endpoint({
  method: 'GET',
  path: '/api/trades',
  who: 'visitor',
  tags,
  summary: '거래 목록',
  description:
    '최근에 올린 것부터. q 는 아이템 이름(사이트의 찾기와 같다)과 최근 5,000건의 말을 찾는다. 드문 조건이면 한 페이지가 limit 보다 짧아도 Link 에 다음 페이지가 있다. status=3 은 내가 취소한 것만. sort=price 는 가격순(tradeType 과 함께), sort=ratio 는 시세와 비교한 순서로, 거래 중이고 가격이 있는 글만 보고 시세와 동떨어진 가격은 맨 뒤에 둔다.',
  query: tradeListQuery,
  response: { 200: z.array(visibleTradeSchema) },
  errors: ['LOGIN_REQUIRED', 'FORBIDDEN'],
});

export const listItemTrades = endpoint({
  method: 'GET',
  path: '/api/trades/items/:id',
  who: 'visitor',
  tags,
  summary: '한 아이템의 거래',
  params: idParams,
  query: itemTradesQuery,
  response: { 200: z.array(visibleTradeSchema) },
  errors: ['LOGIN_REQUIRED', 'FORBIDDEN'],
});

export const getOrderBook = endpoint({
  method: 'GET',
  path: '/api/trades/items/:id/book',
  who: 'anyone',
  tags,
  summary: '한 아이템의 호가: 파는 쪽과 사는 쪽',
  params: idParams,
  query: orderBookQuery,
  response: { 200: orderBookSchema },
});

export const listProfileTrades = endpoint({
  method: 'GET',
  path: '/api/trades/profiles/:id',
  who: 'visitor',
  tags,
  summary: '한 사람의 거래',
  description: '본인에게는 숨겨진 거래도, status=3 이면 취소한 거래도 보인다.',
  params: profileParams,
  query: profileTradesQuery,
  response: { 200: z.array(visibleTradeSchema) },
  errors: ['LOGIN_REQUIRED', 'FORBIDDEN'],
});

export const getLastTrade = endpoint({
  method: 'GET',
  path: '/api/trades/profiles/:id/last',
  who: 'anyone',
  tags,
  summary: '한 사람의 가장 최근 거래',
  params: profileParams,
  response: { 200: listedTradeSchema.nullable() },
});

export const countTrades = endpoint({
  method: 'GET',
  path: '/api/trades/profiles/:id/count',
  who: 'anyone',
  tags,
  summary: '한 사람의 거래 수: 0 전체, 1 거래 중, 2 완료, 3 취소',
  params: profileParams,
  response: { 200: tradeCountSchema },
});

export const getTrade = endpoint({
  method: 'GET',
  path: '/api/trades/:id',
  who: 'visitor',
  tags,
  summary: '거래 하나',
  params: idParams,
  response: { 200: visibleTradeSchema },
});

export const createTrade = endpoint({
  method: 'POST',
  path: '/api/trades',
  who: 'player',
  brake: 'trades',
  tags,
  summary: '거래 올리기',
  description: '같은 아이템으로 기다리던 내 거래는 취소되고 새 거래가 맨 앞에 선다.',
  body: newTradeSchema,
  response: { 201: ownTradeSchema },
  errors: ['NOT_ALLOWED'],
});

export const changeTradePrice = endpoint({
  method: 'PUT',
  path: '/api/trades/:id',
  who: 'player',
  tags,
  summary: '가격 수정',
  description: '목록의 자리는 그대로다.',
  params: idParams,
  body: tradePriceSchema,
  response: { 200: ownTradeSchema },
  errors: ['CONFLICT'],
});

/** For suspended players, cancellation and completion respond with 498 from the service. */
export const cancelTrade = endpoint({
  method: 'PUT',
  path: '/api/trades/:id/cancel',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '거래 취소하기',
  params: idParams,
  response: { 200: ownTradeSchema },
  errors: ['CONFLICT', 'NOT_ALLOWED'],
});

export const completeTrade = endpoint({
  method: 'PUT',
  path: '/api/trades/:id/complete',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '거래 완료하기',
  description:
    '거래한 상대를 번호나 이름으로 알릴 수 있다. 너무 자주 적었으면 상대 없이 완료되고 notNamed 가 사유를 말한다.',
  params: idParams,
  body: tradeCompletionSchema,
  response: { 200: completedTradeSchema },
  errors: ['CONFLICT', 'NOT_ALLOWED'],
});

export const bumpTrades = endpoint({
  method: 'PUT',
  path: '/api/profiles/pullUpTrade',
  who: 'player',
  tags,
  summary: '내 거래 끌올',
  description: '한 시간에 한 번. HTTP 는 언제나 200 이고 statusCode 가 결과를 말한다: 200, 409, 429.',
  response: { 200: bumpSchema },
});

export const hideTrade = endpoint({
  method: 'PUT',
  path: '/api/operator/trades/:id/hidden',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: ['operator'],
  summary: '거래 숨기기',
  params: idParams,
  body: operatorReasonSchema,
  response: { 200: ownTradeSchema },
});

export const showTrade = endpoint({
  method: 'DELETE',
  path: '/api/operator/trades/:id/hidden',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: ['operator'],
  summary: '숨긴 거래 다시 보이기',
  params: idParams,
  response: { 200: successSchema },
});
