import { z } from 'zod';
import {
  actingOperatorSchema,
  bulkAnswerSchema,
  bulkIdsSchema,
  bulkReasonSchema,
} from '#features/people/operators/bulk-act.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { flagText, idPageQuery, idText, integerText } from '#shared/params.ts';
import { textUpTo } from '#shared/plain-text.ts';
import { ownTradeSchema, tradeStatusSchema } from './trade.contract.ts';
import { MAX_QUERY_LENGTH } from './trade.limits.ts';

/** A trade in any state, with what operators did to it. */
export const operatorTradeSchema = ownTradeSchema.extend({
  /** Null: not hidden, or by an unknown operator. */
  hiddenBy: actingOperatorSchema.nullable(),
  /** Not null: operators leave its price out of quotes. Moment and operator are unknown for old exclusions. */
  exclusion: z
    .strictObject({
      reason: z.string(),
      at: z.iso.datetime().nullable(),
      by: actingOperatorSchema.nullable(),
    })
    .nullable(),
});
export type OperatorTrade = z.infer<typeof operatorTradeSchema>;

const operatorTradeQuery = z.object({
  q: textUpTo(MAX_QUERY_LENGTH).optional(),
  profileId: idText.optional(),
  itemId: idText.optional(),
  gameServer: idText.optional(),
  status: integerText(1, 3).pipe(tradeStatusSchema).optional(),
  hidden: flagText.optional(),
  /** By operators, not by the poster. */
  excluded: flagText.optional(),
  ...idPageQuery.shape,
});
export type OperatorTradeQuery = z.infer<typeof operatorTradeQuery>;

const bulkSchema = z.strictObject({
  ids: bulkIdsSchema,
  action: z.enum(['hide', 'show', 'exclude', 'include']),
  reason: bulkReasonSchema,
});
export type TradeBulk = z.infer<typeof bulkSchema>;

const shared = { who: 'operator', level: OPERATOR_LEVEL.moderator, tags: ['operator'] } as const;

export const listAllTrades = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/operator/trades',
  summary: '거래, 취소한 것과 숨긴 것까지',
  description:
    '올린 지 얼마 안 된 것부터. q: 거래 번호, 아이템 이름, 올린 사람의 지금이나 예전 이름의 처음. hidden: 숨긴 것만, 또는 숨기지 않은 것만. excluded: 운영자가 시세에서 뺀 것만, 또는 빼지 않은 것만. 드문 조건이면 한 페이지가 limit 보다 짧아도 Link 에 다음 페이지가 있다.',
  query: operatorTradeQuery,
  response: { 200: z.array(operatorTradeSchema) },
});

export const changeManyTrades = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/operator/trades/bulk',
  summary: '여러 거래를 한 번에 숨기거나 시세에서 빼기',
  description: '사람마다 알림은 하나다. 이미 숨겼거나 뺀 거래는 그대로 둔다. 200건이 넘으면 관리자만 할 수 있다.',
  body: bulkSchema,
  response: { 200: bulkAnswerSchema },
});
