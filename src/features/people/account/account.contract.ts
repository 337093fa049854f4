import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { successSchema } from '#shared/success.ts';

const tags = ['profiles'];

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/profiles/me/export',
  who: 'person',
  freshSignIn: true,
  tags,
  summary: '내 정보 내려받기',
  response: { 200: z.record(z.string(), z.unknown()) },
  errors: ['RATE_LIMITED'],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/profiles/delete',
  who: 'person',
  freshSignIn: true,
  evenSuspended: true,
  tags,
  summary: '탈퇴',
  response: { 200: successSchema },
});
