import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { successSchema } from '#shared/success.ts';

export const sessionSchema = z.strictObject({
  id: z.guid(),
  /** Browser and system: `Chrome · Windows`. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** Time of the last token refresh; for a session in use at most one access token's lifetime ago. */
  lastUsedAt: z.iso.datetime(),
  /** The latest possible end, however often the session is refreshed. */
  endsAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const sessionsSchema = z.array(sessionSchema);

const tags = ['sessions'];

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  who: 'person',
  tags,
  summary: '로그인한 기기',
  response: { 200: sessionsSchema },
  errors: ['NOT_FOUND'],
});

const pastSignInSchema = z.object({
  at: z.iso.datetime(),
  /** `discord`, `kakao`, `local`. */
  provider: z.string(),
  device: z.string(),
});
export type PastSignIn = z.infer<typeof pastSignInSchema>;

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/sessions/history',
  who: 'person',
  tags,
  summary: '최근 로그인',
  description: '30일 안의 로그인, 새것부터 20개까지.',
  response: { 200: z.array(pastSignInSchema) },
  errors: ['NOT_FOUND'],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  who: 'person',
  evenSuspended: true,
  tags,
  summary: '기기 하나를 로그아웃',
  params: z.object({ id: z.string().max(64) }),
  response: { 200: successSchema },
});
