import { z } from 'zod';
import { operatorReasonSchema } from '#features/trade/trades/trade.contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { OPERATOR_LEVEL } from '#shared/operator-level.ts';
import { idParams } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';
import { reportedGuildSchema } from './guild.contract.ts';

const shared = { who: 'operator', level: OPERATOR_LEVEL.moderator, tags: ['operator'] } as const;

export const hideGuild = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/operator/guilds/:id/hidden',
  summary: '문파 가리기',
  description: '문파원은 까닭과 함께 볼 수 있지만 바꿀 수 없다.',
  params: idParams,
  body: operatorReasonSchema,
  response: { 200: reportedGuildSchema },
});

export const showGuild = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/operator/guilds/:id/hidden',
  summary: '가린 문파 다시 보이기',
  params: idParams,
  response: { 200: successSchema },
});

export const setGuildLeader = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/operator/guilds/:id/leader',
  summary: '문파원 한 사람을 문주로 삼기',
  params: idParams,
  body: z.strictObject({ profileId: z.int().min(1).max(MAX_ID) }),
  response: { 200: reportedGuildSchema },
});
