import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

const MAX_NAMES = 50;

const iconNames = z
  .string()
  .max(4000)
  .transform((text) => text.split(',').filter((name) => name !== ''))
  .refine((names) => names.length <= MAX_NAMES, `한 번에 ${MAX_NAMES}개까지 찾을 수 있습니다.`)
  .refine((names) => names.every((name) => /^[a-z0-9-]{1,64}$/.test(name)), '아이콘 이름이 올바르지 않습니다.');

const foundIconsSchema = z.object({
  prefix: z.string(),
  width: z.number(),
  height: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
  not_found: z.array(z.string()).optional(),
});

export const findIcons = endpoint({
  method: 'GET',
  path: '/api/_icon/:file',
  who: 'anyone',
  tags: ['icons'],
  summary: '이름으로 찾은 아이콘',
  params: z.object({
    file: z.string().regex(/^[a-z0-9-]{1,64}\.json$/, '아이콘 묶음의 이름이 올바르지 않습니다.'),
  }),
  query: z.object({ icons: iconNames.prefault('') }),
  response: { 200: foundIconsSchema },
});
