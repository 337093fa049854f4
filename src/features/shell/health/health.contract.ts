import { z } from 'zod';
import { backupStatusSchema } from '#shared/backup-status.ts';
import { endpoint } from '#shared/endpoint.ts';

const tags = ['health'];
const readinessSchema = z.object({
  status: z.literal('ready'),
  catalogVersion: z.string(),
  build: z.string(),
  database: z.literal('reachable'),
  /** Its warnings are for the operator: they never make the site unready. */
  backup: backupStatusSchema,
});
export type Readiness = z.infer<typeof readinessSchema>;

export const getLiveness = endpoint({
  method: 'GET',
  path: '/api/health/live',
  who: 'anyone',
  tags,
  summary: '살아 있는지',
  response: { 200: z.object({ status: z.literal('live') }) },
});

export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  who: 'anyone',
  tags,
  summary: '요청을 받을 준비가 됐는지 (readiness)',
  response: { 200: readinessSchema },
});
