import { z } from 'zod';
import { sendJson } from '#platform/http/dynamic-body.ts';
import { sendBody } from '#platform/http/send-body.ts';
import { bodyPerSnapshot } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';

/** The built site: `id` is the hash of its content, equal on all machines; `timestamp` in milliseconds. */
export interface Build {
  id: string;
  timestamp: number;
}

const tags = ['builds'];
const buildSchema = z.object({ id: z.string(), timestamp: z.number() });
const rulesSchema = z.record(z.string(), z.unknown());
const manifestSchema = buildSchema.extend({
  matcher: z.object({ static: rulesSchema, wildcard: rulesSchema, dynamic: rulesSchema }),
  prerendered: z.array(z.string()),
});

export function buildRoutes(app: ApiApp, { build }: { build: Build }): void {
  const manifest = bodyPerSnapshot((of: Build) => ({
    id: of.id,
    timestamp: of.timestamp,
    matcher: { static: {}, wildcard: {}, dynamic: {} },
    prerendered: [],
  }));

  app.get(
    '/builds/latest.json',
    { schema: { tags, summary: '지금 돌고 있는 판', response: { 200: buildSchema } } },
    (request, reply) => sendJson(request, reply, { id: build.id, timestamp: build.timestamp }, 'no-cache'),
  );

  app.get(
    '/builds/meta/:file',
    {
      schema: {
        tags,
        summary: '한 판의 길 규칙',
        params: z.object({ file: z.string().regex(/^[\w.-]{1,100}\.json$/, '판의 이름이 올바르지 않습니다.') }),
        response: { 200: manifestSchema },
      },
    },
    (request, reply) => {
      if (request.params.file !== `${build.id}.json`) {
        throw new AppError('NOT_FOUND', { message: '그런 판이 없습니다.' });
      }
      sendBody(request, reply, manifest(build));
    },
  );
}
