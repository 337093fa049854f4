import { z } from 'zod';
import { sendJson } from '#platform/http/dynamic-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { findIcons, foundIconsSchema } from '#platform/icons/icon-collection.ts';

const MAX_NAMES = 50;
const ONE_DAY = 'public, max-age=86400';

const iconNames = z
  .string()
  .max(4000)
  .transform((text) => text.split(',').filter((name) => name !== ''))
  .refine((names) => names.length <= MAX_NAMES, `한 번에 ${MAX_NAMES}개까지 찾을 수 있습니다.`)
  .refine((names) => names.every((name) => /^[a-z0-9-]{1,64}$/.test(name)), '아이콘 이름이 올바르지 않습니다.');

export function iconRoutes(app: ApiApp): void {
  app.get(
    '/api/_icon/:file',
    {
      schema: {
        tags: ['icons'],
        summary: '이름으로 찾은 아이콘',
        params: z.object({
          file: z.string().regex(/^[a-z0-9-]{1,64}\.json$/, '아이콘 묶음의 이름이 올바르지 않습니다.'),
        }),
        querystring: z.object({ icons: iconNames.prefault('') }),
        response: { 200: foundIconsSchema },
      },
    },
    async (request, reply) => {
      const found = await findIcons(request.params.file.slice(0, -'.json'.length), request.query.icons);
      sendJson(request, reply, found, ONE_DAY);
      return reply;
    },
  );
}
