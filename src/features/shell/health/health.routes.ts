import { z } from 'zod';
import { sendJson } from '#platform/http/dynamic-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { createReadinessCheck, type HealthContext } from './health.service.ts';

const tags = ['health'];

const readySchema = z.object({
  status: z.literal('ready'),
  catalogVersion: z.string(),
  build: z.string(),
  database: z.literal('reachable'),
});

export function healthRoutes(app: ApiApp, context: HealthContext): void {
  const checkReadiness = createReadinessCheck(context);

  app.get(
    '/api/health/live',
    { schema: { tags, summary: '살아 있는지', response: { 200: z.object({ status: z.literal('live') }) } } },
    (request, reply) => sendJson(request, reply, { status: 'live' }, 'no-store'),
  );

  app.get(
    '/api/health/ready',
    { schema: { tags, summary: '손님을 받을 수 있는지', response: { 200: readySchema } } },
    async (request, reply) => {
      const readiness = await checkReadiness();
      sendJson(request, reply, readiness, 'no-store');
      return reply;
    },
  );
}
