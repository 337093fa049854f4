import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idParams } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';

export const requestRename = endpoint({
  method: 'POST',
  path: '/api/operator/people/:id/rename',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: ['operator'],
  summary: '이름 변경 요청하기',
  description: '그 사람이 다음에 이름을 바꾸는 것은 30일에 한 번에 들지 않습니다.',
  params: idParams,
  body: z.strictObject({ reason: plainText({ min: 2, max: 200 }) }),
  response: { 200: successSchema },
  errors: ['CONFLICT.OPERATOR'],
});
