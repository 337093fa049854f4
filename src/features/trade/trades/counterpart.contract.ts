import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { endpoint } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { idParams } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';
import { listedTradeSchema, ownTradeSchema } from './trade.contract.ts';

/** Time to name the counterpart, from the completion. */
export const NAME_WITHIN_MS = 7 * DAY_MS;
/** Time for the counterpart to answer, from the naming. */
export const ANSWER_WITHIN_MS = 14 * DAY_MS;
export const NAMINGS_PER_HOUR = 5;
export const NAMINGS_WINDOW_MS = HOUR_MS;
export const MAX_COUNTERPART_LENGTH = 12;

/** The counterpart's profile id or name. */
export const counterpartSchema = z.union([
  z.int().min(1).max(MAX_ID),
  plainText({ min: 1, max: MAX_COUNTERPART_LENGTH }),
]);

/** `PUT /api/trades/{id}/complete`: the owner may name the other player. */
export const tradeCompletionSchema = z.strictObject({ counterpart: counterpartSchema.optional() }).nullish();
export type TradeCompletion = z.infer<typeof tradeCompletionSchema>;

export const NOT_NAMED_REASONS = ['OPEN_REQUEST', 'SAME_DAY', 'TOO_MANY'] as const;
export type NotNamedReason = (typeof NOT_NAMED_REASONS)[number];

export const completedTradeSchema = ownTradeSchema.extend({
  /** The trade is completed, but the counterpart was not stored. */
  notNamed: z.strictObject({ reason: z.enum(NOT_NAMED_REASONS), message: z.string() }).optional(),
});
export type CompletedTrade = z.infer<typeof completedTradeSchema>;

/**
 * unnamed: may be named until `until`. waiting: may answer until `until`. unanswered: the time to answer has passed.
 * closed: the time to name somebody has passed.
 */
export const counterpartStateSchema = z.enum(['unnamed', 'closed', 'waiting', 'unanswered', 'confirmed', 'denied']);
export type CounterpartState = z.infer<typeof counterpartStateSchema>;

export const ownDealSchema = z.strictObject({
  role: z.enum(['owner', 'counterpart']),
  state: counterpartStateSchema,
  until: z.iso.datetime().nullable(),
  /** Name of the counterpart, shown to the owner. */
  name: z.string().nullable(),
  /** Whether the reader may rate the other player. */
  mayGiveManner: z.boolean(),
});
export type OwnDeal = z.infer<typeof ownDealSchema>;

const tags = ['trades'];

export const getOwnDeal = endpoint({
  method: 'GET',
  path: '/api/trades/:id/counterpart',
  who: 'player',
  tags,
  summary: '거래의 상대: 올린 사람과 상대에게만',
  description: '둘 가운데 누구도 아니거나 완료되지 않은 거래이면 null입니다.',
  params: idParams,
  response: { 200: ownDealSchema.nullable() },
});

export const nameCounterpart = endpoint({
  method: 'PUT',
  path: '/api/trades/:id/counterpart',
  who: 'player',
  tags,
  summary: '거래한 상대 적기',
  description: '완료한 지 7일 안에. 그 사람에게만 맞는지 물어봅니다.',
  params: idParams,
  body: z.strictObject({ counterpart: counterpartSchema }),
  response: { 200: ownTradeSchema },
  errors: [
    'CONFLICT.DENIED',
    'CONFLICT.NAMED',
    'CONFLICT.NOT_COMPLETED',
    'CONFLICT.TOO_LATE',
    'RATE_LIMITED.OPEN_REQUEST',
    'RATE_LIMITED.SAME_DAY',
    'RATE_LIMITED.TOO_MANY',
  ],
});

export const confirmTrade = endpoint({
  method: 'PUT',
  path: '/api/trades/:id/confirm',
  who: 'player',
  tags,
  summary: '거래했는지 답하기',
  description:
    '상대로 적힌 사람이 14일 안에 한 번. 아니라고 하면 이름이 빠지고, 그 거래에는 아무도 다시 적을 수 없습니다.',
  params: idParams,
  body: z.strictObject({ isTrue: z.boolean() }),
  response: { 200: listedTradeSchema },
  errors: ['CONFLICT.ANSWERED', 'CONFLICT.TOO_LATE'],
});
