import { z } from 'zod';
import { operatorReasonSchema } from '#features/trade/trades/trade.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { idPageQuery, idParams, idText } from '#shared/params.ts';
import { textUpTo } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';
import { reportedGuildSchema } from './guild.contract.ts';

const shared = { who: 'operator', level: OPERATOR_LEVEL.moderator, tags: ['operator'] } as const;

export const listAllGuilds = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/operator/guilds',
  summary: '문파, 닫힌 것과 숨긴 것까지',
  description: '새것부터. id: 그 문파만. q: 이름이 이렇게 시작하는 것. hidden: 숨긴 것만, 또는 숨기지 않은 것만.',
  query: z.object({
    id: idText.optional(),
    gameServer: idText.optional(),
    q: textUpTo(40).min(1).optional(),
    hidden: z.enum(['true', 'false']).optional(),
    ...idPageQuery.shape,
  }),
  response: { 200: z.array(reportedGuildSchema) },
});

export const hideGuild = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/operator/guilds/:id/hidden',
  summary: '문파 숨기기',
  description: '문파원은 사유와 함께 볼 수 있지만 바꿀 수 없다.',
  params: idParams,
  body: operatorReasonSchema,
  response: { 200: reportedGuildSchema },
});

export const showGuild = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/operator/guilds/:id/hidden',
  summary: '숨긴 문파 다시 보이기',
  params: idParams,
  response: { 200: successSchema },
});

export const removeIconOfGuild = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/operator/guilds/:id/icon',
  summary: '문파 마크 지우기',
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
