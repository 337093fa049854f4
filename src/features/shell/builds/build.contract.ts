import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

/** `id` is the hash of the built site's content, equal on all machines; `timestamp` in milliseconds. */
const buildSchema = z.object({ id: z.string(), timestamp: z.number() });
export type Build = z.infer<typeof buildSchema>;

const ruleSchema = z.object({
  redirect: z.object({ to: z.string(), statusCode: z.number() }).optional(),
  prerender: z.boolean().optional(),
  cache: z.boolean().optional(),
  appMiddleware: z.record(z.string(), z.boolean()).optional(),
});
const rulesSchema = z.record(z.string(), ruleSchema);
export const manifestSchema = buildSchema.extend({
  matcher: z.object({ static: rulesSchema, wildcard: rulesSchema, dynamic: rulesSchema }),
  prerendered: z.array(z.string()),
});

export type BuildManifest = z.infer<typeof manifestSchema>;

const tags = ['builds'];

export const getLatestBuild = endpoint({
  method: 'GET',
  path: '/builds/latest.json',
  who: 'anyone',
  tags,
  summary: '지금 돌고 있는 빌드',
  /** `epoch` identifies the state of the data; every restore changes it. */
  response: { 200: buildSchema.extend({ epoch: z.string() }) },
});

export const getBuildManifest = endpoint({
  method: 'GET',
  path: '/builds/meta/:file',
  who: 'anyone',
  tags,
  summary: '빌드 하나의 길 규칙',
  params: z.object({ file: z.string().regex(/^[\w.-]{1,100}\.json$/, '빌드 이름이 올바르지 않습니다.') }),
  response: { 200: manifestSchema },
});
