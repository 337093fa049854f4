import { z } from 'zod';
import { bulkAnswerSchema } from '#features/people/operators/bulk-act.contract.ts';
import { operatorReasonSchema } from '#features/trade/trades/trade.contract.ts';
import { MAX_CHANNEL } from '#shared/channels.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idParams, idText } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';
import {
  broadcastBulkSchema,
  broadcastHeatSchema,
  broadcastSchema,
  changedSchema,
  ingestAnswerSchema,
  ingestedBatchSchema,
  mutedNameSchema,
  muteEndSchema,
  nameErasureSchema,
  newMuteSchema,
  operatorBroadcastSchema,
} from './broadcast.contract.ts';
import { broadcastListQuery, operatorListQuery } from './broadcast-query.ts';

const tags = ['broadcasts'];
const operatorTags = ['operator'];
const byModerators = { who: 'operator', level: OPERATOR_LEVEL.moderator, tags: operatorTags } as const;

export const ingestBroadcasts = endpoint({
  method: 'POST',
  path: '/api/broadcasts',
  who: 'collector',
  tags,
  summary: '외침 받기',
  description: `수집기가 보낸다: X-Ingest-Key. messages 의 하나는 {at, channel 0~${MAX_CHANNEL}, name 1~12자, message 1~200자, ref?}. 잘못된 것은 refused 로 돌려주고 나머지는 저장한다.`,
  body: ingestedBatchSchema,
  response: { 200: ingestAnswerSchema },
  errors: ['NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED'],
});

export const listBroadcasts = endpoint({
  method: 'GET',
  path: '/api/broadcasts',
  who: 'anyone',
  tags,
  summary: '게임 사자후',
  description: '새것부터. fold=false: 되풀이된 것도 하나씩. q: 내용, 닉네임, 아이템에서, 새것 10,000줄씩 찾는다.',
  query: broadcastListQuery,
  response: { 200: z.array(broadcastSchema) },
});

export const readBroadcastHeat = endpoint({
  method: 'GET',
  path: '/api/broadcasts/heat',
  who: 'anyone',
  tags,
  summary: '채널별 24시간의 외침 수',
  query: z.object({ gameServer: idText.optional() }),
  response: { 200: broadcastHeatSchema },
});

export const listAllBroadcasts = endpoint({
  method: 'GET',
  path: '/api/operator/broadcasts',
  ...byModerators,
  summary: '외침, 숨긴 것까지',
  query: operatorListQuery,
  response: { 200: z.array(operatorBroadcastSchema) },
});

export const hideBroadcast = endpoint({
  method: 'PUT',
  path: '/api/operator/broadcasts/:id/hidden',
  ...byModerators,
  summary: '외침 숨기기',
  params: idParams,
  body: operatorReasonSchema,
  response: { 200: operatorBroadcastSchema },
});

export const showBroadcast = endpoint({
  method: 'DELETE',
  path: '/api/operator/broadcasts/:id/hidden',
  ...byModerators,
  summary: '숨긴 외침 다시 보이기',
  params: idParams,
  response: { 200: successSchema },
  errors: ['CONFLICT'],
});

export const muteName = endpoint({
  method: 'POST',
  path: '/api/operator/broadcasts/mute',
  ...byModerators,
  summary: '한 이름의 외침을 한동안 숨기기',
  description: '보이던 것도 숨긴다.',
  body: newMuteSchema,
  response: { 200: changedSchema },
});

export const clearName = endpoint({
  method: 'POST',
  path: '/api/operator/broadcasts/erase',
  ...byModerators,
  summary: '한 이름의 외침을 지우고 다시 저장하지 않기',
  description: '자기 이름임을 보인 사람의 부탁으로. 이름은 키로 만든 해시로만 남는다.',
  body: nameErasureSchema,
  response: { 200: changedSchema },
});

export const listMutedNames = endpoint({
  method: 'GET',
  path: '/api/operator/broadcasts/muted',
  ...byModerators,
  summary: '외침을 막은 이름과 끝나는 시각',
  response: { 200: z.array(mutedNameSchema) },
});

export const endMute = endpoint({
  method: 'DELETE',
  path: '/api/operator/broadcasts/muted',
  ...byModerators,
  summary: '이름 막기를 끝내고 막아서 숨긴 외침을 다시 보이기',
  body: muteEndSchema,
  response: { 200: successSchema },
  errors: ['NOT_FOUND'],
});

export const changeManyBroadcasts = endpoint({
  method: 'POST',
  path: '/api/operator/broadcasts/bulk',
  ...byModerators,
  summary: '여러 외침을 한 번에 숨기거나 다시 보이기',
  description: '200건이 넘으면 관리자만 할 수 있다.',
  body: broadcastBulkSchema,
  response: { 200: bulkAnswerSchema },
});
