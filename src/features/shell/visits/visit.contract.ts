import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { textUpTo } from '#shared/plain-text.ts';

/** Kinds of devices by the user agent, in the order in which they are shown. Bots are counted apart. */
export const DEVICE_KINDS = ['phone', 'computer', 'tablet', 'other'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Days that visits are kept, with today. */
export const VISIT_RETENTION_DAYS = 400;

const MAX_PATH_LENGTH = 2_000;

export const addView = endpoint({
  method: 'POST',
  path: '/api/views',
  who: 'anyone',
  tags: ['site'],
  summary: '미리 받아 둔 페이지를 연 것 세기',
  description:
    '브라우저가 미리 받아 둔 자료로 페이지를 열 때 보냅니다. 쿠키와 로그인을 보지 않고, 주소마다 1분에 60번까지입니다. 없는 페이지는 세지 않습니다.',
  body: z.strictObject({ path: textUpTo(MAX_PATH_LENGTH) }),
  response: { 204: z.null() },
  changesNothing: true,
});
