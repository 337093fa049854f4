import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idParams, idText } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';
import { GUILD_NOT_WRITABLE } from '../guilds/guild.contract.ts';
import {
  newSettlementSchema,
  settlementChangeSchema,
  settlementSchema,
  shareMarksSchema,
} from './settlement.contract.ts';

const tags = ['settlements'];

export const listSettlements = endpoint({
  method: 'GET',
  path: '/api/settlements',
  who: 'player',
  tags,
  summary: '내가 볼 수 있는 정산',
  description: 'partyId, guildId 를 적으면 그 파티나 문파의 것, 적지 않으면 내 몫이 있는 것. 새것부터 100건.',
  query: z.object({ partyId: idText.optional(), guildId: idText.optional() }),
  response: { 200: z.array(settlementSchema) },
  errors: ['NOT_FOUND'],
});

export const createSettlement = endpoint({
  method: 'POST',
  path: '/api/settlements',
  who: 'player',
  tags,
  summary: '정산 올리기',
  description: 'shares 를 적지 않으면 파티원이 모두 한 몫씩 받는다. 판 거래를 적으면 값은 거래에서 온다.',
  body: newSettlementSchema,
  response: { 201: settlementSchema },
  errors: ['NOT_FOUND', ...GUILD_NOT_WRITABLE, 'CONFLICT.TRADE_TAKEN', 'NOT_ALLOWED'],
});

export const getSettlement = endpoint({
  method: 'GET',
  path: '/api/settlements/:id',
  who: 'player',
  tags,
  summary: '정산 하나',
  params: idParams,
  response: { 200: settlementSchema },
});

export const changeSettlement = endpoint({
  method: 'PUT',
  path: '/api/settlements/:id',
  who: 'player',
  tags,
  summary: '정산 바꾸기',
  description: '적은 것만 바뀐다. 표시가 하나도 없을 때, 읽은 version 이 지금 것일 때만 된다.',
  params: idParams,
  body: settlementChangeSchema,
  response: { 200: settlementSchema },
  errors: [...GUILD_NOT_WRITABLE, 'CONFLICT.CHANGED', 'CONFLICT.PAID', 'CONFLICT.TRADE_TAKEN', 'NOT_ALLOWED'],
});

export const deleteSettlement = endpoint({
  method: 'DELETE',
  path: '/api/settlements/:id',
  who: 'player',
  tags,
  summary: '정산 지우기',
  params: idParams,
  response: { 200: successSchema },
  errors: [...GUILD_NOT_WRITABLE, 'CONFLICT.PAID'],
});

export const markShare = endpoint({
  method: 'PUT',
  path: '/api/settlements/:id/shares/:shareId',
  who: 'player',
  tags,
  summary: '줬음, 받았음 표시',
  params: idParams.extend({ shareId: idText }),
  body: shareMarksSchema,
  response: { 200: settlementSchema },
  errors: ['CONFLICT.UNSOLD'],
});
