import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idParams, idText, limitQuery } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';
import { readTimeCursor } from '#shared/time-cursor.ts';
import {
  appliedSchema,
  GUILD_NOT_WRITABLE,
  guildApplicationSchema,
  guildChangeSchema,
  guildMemberActionSchema,
  guildMemberSchema,
  guildSchema,
  newGuildApplicationSchema,
  newGuildSchema,
  ownGuildsSchema,
  ownMembershipChangeSchema,
  ownMembershipSchema,
} from './guild.contract.ts';
import { guildListQuery } from './guild-query.ts';

const tags = ['guilds'];
const memberParams = idParams.extend({ profileId: idText });

export const listGuilds = endpoint({
  method: 'GET',
  path: '/api/guilds',
  who: 'anyone',
  tags,
  summary: '문파 찾기',
  description:
    'q: 이름이나 이름의 초성이 시작하는 글자. job, level: 그 직업과 레벨을 받는 문파. sort=members: 문파원이 많은 것부터, 적지 않으면 새로 생긴 것부터.',
  query: guildListQuery,
  response: { 200: z.array(guildSchema) },
});

export const listOwnGuilds = endpoint({
  method: 'GET',
  path: '/api/guilds/mine',
  who: 'player',
  tags,
  summary: '내 문파와 가입을 신청한 문파',
  description: '닫힌 문파도 다시 열 수 있는 동안 보인다.',
  response: { 200: ownGuildsSchema },
});

export const getGuild = endpoint({
  method: 'GET',
  path: '/api/guilds/:id',
  who: 'visitor',
  tags,
  summary: '문파 하나',
  description: '닫히거나 숨긴 문파는 문파원만 볼 수 있다.',
  params: idParams,
  response: { 200: guildSchema },
});

export const createGuild = endpoint({
  method: 'POST',
  path: '/api/guilds',
  who: 'player',
  brake: 'guilds',
  tags,
  summary: '문파 만들기',
  description: '하루에 하나. 그 서버의 다른 문파에 한 가입 신청은 취소된다.',
  body: newGuildSchema,
  response: { 201: guildSchema },
  errors: ['CONFLICT.IN_GUILD', 'CONFLICT.NAME_TAKEN', 'NOT_ALLOWED'],
});

export const changeGuild = endpoint({
  method: 'PUT',
  path: '/api/guilds/:id',
  who: 'player',
  tags,
  summary: '문파 바꾸기',
  description: '적은 것만 바뀐다. 이름은 30일에 한 번.',
  params: idParams,
  body: guildChangeSchema,
  response: { 200: guildSchema },
  errors: [...GUILD_NOT_WRITABLE, 'CONFLICT.NAME_TAKEN', 'NOT_ALLOWED'],
});

export const setGuildIcon = endpoint({
  method: 'PUT',
  path: '/api/guilds/:id/icon',
  who: 'player',
  tags,
  summary: '문파 마크 올리기: 문주와 부문주',
  description: '`multipart/form-data`, 필드 `file`, 1 MiB까지. 128 × 128로 자른다. 한 시간에 한 번.',
  params: idParams,
  response: { 200: guildSchema },
  errors: GUILD_NOT_WRITABLE,
});

export const removeGuildIcon = endpoint({
  method: 'DELETE',
  path: '/api/guilds/:id/icon',
  who: 'player',
  tags,
  summary: '문파 마크 지우기: 문주와 부문주',
  params: idParams,
  response: { 200: successSchema },
  errors: GUILD_NOT_WRITABLE,
});

export const closeGuild = endpoint({
  method: 'DELETE',
  path: '/api/guilds/:id',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '문파 닫기',
  description: '14일 안에 복원할 수 있고, 그 뒤에는 지워진다.',
  params: idParams,
  response: { 200: successSchema },
  errors: ['CONFLICT.HIDDEN'],
});

export const restoreGuild = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/restore',
  who: 'player',
  tags,
  summary: '닫은 문파 복원하기',
  params: idParams,
  response: { 200: guildSchema },
  errors: ['CONFLICT.CLOSED', 'CONFLICT.HIDDEN'],
});

export const claimLeadership = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/takeover',
  who: 'player',
  tags,
  summary: '부문주: 45일 동안 로그인하지 않은 문주의 자리 넘겨받기',
  description: '7일 뒤에 넘겨받는다. 그 전에 문주가 로그인하면 없던 일이 된다.',
  params: idParams,
  response: { 200: guildSchema },
  errors: [...GUILD_NOT_WRITABLE, 'CONFLICT.LEADER_PRESENT'],
});

export const listGuildMembers = endpoint({
  method: 'GET',
  path: '/api/guilds/:id/members',
  who: 'player',
  tags,
  summary: '문파원: 문파원만',
  params: idParams,
  response: { 200: z.array(guildMemberSchema) },
});

export const listGuildApplications = endpoint({
  method: 'GET',
  path: '/api/guilds/:id/applications',
  who: 'player',
  tags,
  summary: '가입 신청: 문주, 부문주, 장로만',
  description: '먼저 신청한 사람부터.',
  params: idParams,
  query: z.object({
    limit: limitQuery(),
    cursor: z
      .string()
      .refine((text) => readTimeCursor(text) !== undefined, '알 수 없는 자리입니다. 처음부터 다시 보세요.')
      .optional(),
  }),
  response: { 200: z.array(guildApplicationSchema) },
});

export const applyToGuild = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/members',
  who: 'player',
  brake: 'guilds',
  tags,
  summary: '가입 신청하기',
  description: '자유 가입이고 조건에 맞으면 바로 들어간다.',
  params: idParams,
  body: newGuildApplicationSchema,
  response: { 200: appliedSchema, 201: appliedSchema },
  errors: [
    ...GUILD_NOT_WRITABLE,
    'CONFLICT.FULL',
    'CONFLICT.IN_GUILD',
    'CONFLICT.MOST_ASKS',
    'CONFLICT.NOT_TAKING',
    'CONFLICT.REFUSED',
    'NOT_ALLOWED',
  ],
});

export const leaveGuild = endpoint({
  method: 'DELETE',
  path: '/api/guilds/:id/members',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '가입 신청을 취소하거나 문파에서 나가기',
  params: idParams,
  response: { 200: successSchema },
  errors: ['CONFLICT.LEADER'],
});

export const changeOwnMembership = endpoint({
  method: 'PUT',
  path: '/api/guilds/:id/members/me',
  who: 'player',
  tags,
  summary: '내 문파를 남에게 보이거나 숨기기',
  params: idParams,
  body: ownMembershipChangeSchema,
  response: { 200: ownMembershipSchema },
  errors: GUILD_NOT_WRITABLE,
});

export const changeGuildMember = endpoint({
  method: 'PUT',
  path: '/api/guilds/:id/members/:profileId',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '수락, 거절, 내보내기, 직위 바꾸기',
  description: 'rank 1은 문주를 넘기는 것.',
  params: memberParams,
  body: guildMemberActionSchema,
  response: { 200: successSchema },
  errors: [
    ...GUILD_NOT_WRITABLE,
    'CONFLICT.FULL',
    'CONFLICT.IN_GUILD',
    'CONFLICT.LEADER',
    'CONFLICT.RANK_FULL',
    'SUSPENDED',
  ],
});
