import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idText } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';
import { operatorReasonSchema } from '../trades/trade.contract.ts';

const manipulatedItemSchema = z.strictObject({
  itemId: z.int(),
  /** Null: the item is no longer among the facts. */
  name: z.string().nullable(),
  reason: z.string(),
  /** Set by `MANIPULATED_ITEMS`, so it can be changed only there. */
  isConfigured: z.boolean(),
  createdAt: z.iso.datetime().nullable(),
  operatorUserId: z.guid().nullable(),
});
export type ManipulatedItem = z.infer<typeof manipulatedItemSchema>;

const priceExclusionSchema = z.strictObject({
  tradeId: z.int(),
  itemId: z.int(),
  price: z.int().nullable(),
  reason: z.string().nullable(),
  isExcludedByPoster: z.boolean(),
});
export type PriceExclusion = z.infer<typeof priceExclusionSchema>;

const tags = ['operator'];
const itemParams = z.object({ itemId: idText });
const tradeParams = z.object({ tradeId: idText });

export const listManipulatedItems = endpoint({
  method: 'GET',
  path: '/api/operator/manipulated-items',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '시세를 내지 않는 아이템',
  response: { 200: z.array(manipulatedItemSchema) },
});

export const excludeItem = endpoint({
  method: 'PUT',
  path: '/api/operator/manipulated-items/:itemId',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '아이템의 시세를 내지 않기',
  params: itemParams,
  body: operatorReasonSchema,
  response: { 200: z.array(manipulatedItemSchema) },
});

export const includeItem = endpoint({
  method: 'DELETE',
  path: '/api/operator/manipulated-items/:itemId',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '아이템의 시세를 다시 내기',
  params: itemParams,
  response: { 200: successSchema },
  errors: ['CONFLICT'],
});

export const excludePrice = endpoint({
  method: 'PUT',
  path: '/api/operator/prices/:tradeId',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '한 거래의 가격을 시세에서 빼기',
  params: tradeParams,
  body: operatorReasonSchema,
  response: { 200: priceExclusionSchema },
});

export const includePrice = endpoint({
  method: 'DELETE',
  path: '/api/operator/prices/:tradeId',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '한 거래의 가격을 시세에 다시 넣기',
  params: tradeParams,
  response: { 200: successSchema },
});
