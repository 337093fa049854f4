import { z } from 'zod';
import { operatorReasonSchema } from '#features/trade/trades/trade.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idPageQuery, idParams, idText } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';
import { reportedPartySchema } from './party.contract.ts';

/** A party in any state. */
const operatorPartySchema = reportedPartySchema.extend({
  createdAt: z.iso.datetime(),
  leaderName: z.string(),
  memberCount: z.int().min(0),
  seatCount: z.int().positive(),
});
export type OperatorParty = z.infer<typeof operatorPartySchema>;

const operatorPartyQuery = z.object({
  id: idText.optional(),
  /** The leader. */
  profileId: idText.optional(),
  gameServer: idText.optional(),
  state: z.enum(['running', 'ended']).optional(),
  ...idPageQuery.shape,
});
export type OperatorPartyQuery = z.infer<typeof operatorPartyQuery>;

const shared = { who: 'operator', level: OPERATOR_LEVEL.moderator, tags: ['operator'] } as const;

export const listAllParties = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/operator/parties',
  summary: '파티, 끝난 것까지',
  description: '새것부터. id: 그 파티만. profileId: 파티장. closedBy 가 operator 면 운영자가 닫은 것.',
  query: operatorPartyQuery,
  response: { 200: z.array(operatorPartySchema) },
});

export const closePartyOfOthers = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/operator/parties/:id',
  summary: '파티 닫기',
  description: '그 파티에 있던 사람이 아니면 바로 볼 수 없다. 다시 열 수 없다.',
  params: idParams,
  body: operatorReasonSchema,
  response: { 200: successSchema },
});
