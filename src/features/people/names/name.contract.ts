import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idPageQuery, idParams } from '#shared/params.ts';
import { plainText, textUpTo } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';

const MAX_QUERY_LENGTH = 50;

export const foundPlayerSchema = z.object({
  profileId: z.int().positive(),
  userId: z.guid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  renamedAt: z.iso.datetime().nullable(),
  /** Suspended until then, if it lies in the future. */
  bannedAt: z.iso.datetime().nullable(),
  /** Newest first. */
  formerNames: z.array(z.object({ name: z.string(), givenUpAt: z.iso.datetime() })),
});
export type FoundPlayer = z.infer<typeof foundPlayerSchema>;

const tags = ['operator'];

export const listPlayers = endpoint({
  method: 'GET',
  path: '/api/operator/people',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '이용자 찾기',
  description: 'q는 지금 이름이나 예전 이름의 일부입니다. 최근 가입한 사람부터 보입니다.',
  query: idPageQuery.extend({ q: textUpTo(MAX_QUERY_LENGTH).optional() }),
  response: { 200: z.array(foundPlayerSchema) },
});

export const requestRename = endpoint({
  method: 'POST',
  path: '/api/operator/people/:id/rename',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '이름 변경 요청하기',
  description: '그 사람이 다음에 이름을 바꾸는 것은 30일에 한 번에 들지 않습니다.',
  params: idParams,
  body: z.strictObject({ reason: plainText({ min: 2, max: 200 }) }),
  response: { 200: successSchema },
});
