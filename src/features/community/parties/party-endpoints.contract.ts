import { z } from 'zod';
import {
  givenRatingSchema,
  newRatingSchema,
  RATING_ERRORS,
} from '#features/people/player-ratings/player-rating.contract.ts';
import { PARTY_TAGS } from '#features/people/player-ratings/player-rating.limits.ts';
import { endpoint } from '#shared/endpoint.ts';
import { filterSchema } from '#shared/filter-schema.ts';
import { idParams, idText, limitQuery } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';
import { readTimeCursor } from '#shared/time-cursor.ts';
import {
  memberActionSchema,
  newPartyRequestSchema,
  newPartySchema,
  ownPartiesSchema,
  ownPartySchema,
  partyChangeSchema,
  partyCountsSchema,
  partySchema,
} from './party.contract.ts';
import { partyFilter } from './party.filter.ts';

const cursorText = z
  .string()
  .refine((text) => readTimeCursor(text) !== undefined, '알 수 없는 자리입니다. 처음부터 다시 보세요.');

const partyListQuery = filterSchema(partyFilter).extend({ limit: limitQuery(), cursor: cursorText.optional() });

const tags = ['parties'];
const readPartySchema = z.union([ownPartySchema, partySchema]);

export const listParties = endpoint({
  method: 'GET',
  path: '/api/parties',
  who: 'anyone',
  tags,
  summary: '모집 중이거나 마감된 파티',
  description:
    '새로 모이거나 자리가 다시 난 것부터. job: 그 직업이 들어갈 빈자리가 있는 것. open=true: 자리가 남은 것만.',
  query: partyListQuery,
  response: { 200: z.array(partySchema) },
});

export const countParties = endpoint({
  method: 'GET',
  path: '/api/parties/counts',
  who: 'anyone',
  tags,
  summary: '지금 모이는 파티의 수',
  query: z.object({ gameServer: idText.optional() }),
  response: { 200: partyCountsSchema },
});

export const listOwnParties = endpoint({
  method: 'GET',
  path: '/api/parties/mine',
  who: 'player',
  tags,
  summary: '내 파티, 참가를 요청한 파티, 지난 파티',
  query: z.object({ cursor: idText.optional() }),
  response: { 200: ownPartiesSchema },
});

export const getParty = endpoint({
  method: 'GET',
  path: '/api/parties/:id',
  who: 'visitor',
  tags,
  summary: '파티 하나',
  description: '끝난 뒤 24시간은 누구나, 30일은 그 파티에 있던 사람이 볼 수 있다.',
  params: idParams,
  response: { 200: readPartySchema },
});

export const createParty = endpoint({
  method: 'POST',
  path: '/api/parties',
  who: 'player',
  brake: 'parties',
  tags,
  summary: '파티 만들기',
  body: newPartySchema,
  response: { 201: partySchema },
  errors: ['CONFLICT.IN_PARTY', 'NOT_ALLOWED'],
});

export const changeParty = endpoint({
  method: 'PUT',
  path: '/api/parties/:id',
  who: 'player',
  tags,
  summary: '파티 바꾸기',
  description: '적은 것만 바뀐다. 참가자가 있는 자리는 바꾸거나 없앨 수 없다.',
  params: idParams,
  body: partyChangeSchema,
  response: { 200: partySchema },
  errors: ['CONFLICT.ENDED', 'CONFLICT.SEAT_TAKEN', 'NOT_ALLOWED'],
});

export const closeParty = endpoint({
  method: 'DELETE',
  path: '/api/parties/:id',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '파티 끝내기',
  params: idParams,
  response: { 200: successSchema },
  errors: ['CONFLICT.ENDED'],
});

const requestedSchema = z.strictObject({ state: z.literal('asked') });

export const requestToJoin = endpoint({
  method: 'POST',
  path: '/api/parties/:id/members',
  who: 'player',
  brake: 'parties',
  tags,
  summary: '참가 요청하기',
  description: '직업과 레벨을 적지 않으면 캐릭터의 것을 쓴다.',
  params: idParams,
  body: newPartyRequestSchema,
  response: { 200: requestedSchema, 201: requestedSchema },
  errors: [
    'CONFLICT.ENDED',
    'CONFLICT.FULL_OF_ASKS',
    'CONFLICT.IN_PARTY',
    'CONFLICT.MOST_ASKS',
    'CONFLICT.NO_SEAT',
    'CONFLICT.REFUSED',
    'NOT_ALLOWED',
  ],
});

export const leaveParty = endpoint({
  method: 'DELETE',
  path: '/api/parties/:id/members',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '참가 요청을 취소하거나 파티에서 나가기',
  params: idParams,
  response: { 200: successSchema },
  errors: ['CONFLICT.ENDED', 'CONFLICT.LEADER'],
});

export const changeMember = endpoint({
  method: 'PUT',
  path: '/api/parties/:id/members/:profileId',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '파티장: 수락, 거절, 내보내기, 파티장 넘기기',
  params: idParams.extend({ profileId: idText }),
  body: memberActionSchema,
  response: { 200: ownPartySchema },
  errors: ['CONFLICT.ENDED', 'CONFLICT.IN_PARTY', 'CONFLICT.LEADER', 'CONFLICT.NO_SEAT', 'SUSPENDED'],
});

export const ratePartyMember = endpoint({
  method: 'POST',
  path: '/api/parties/:id/members/:profileId/manner',
  who: 'player',
  tags,
  summary: '함께 사냥한 사람에게 매너 남기기',
  description: '20분 넘게 함께한 사람에게, 파티가 끝난 뒤 14일까지. 1 약속을 지켜요, 2 답이 빨라요.',
  params: idParams.extend({ profileId: idText }),
  body: newRatingSchema(PARTY_TAGS),
  response: { 201: givenRatingSchema },
  errors: [...RATING_ERRORS, 'CONFLICT.NOT_TOGETHER'],
});
