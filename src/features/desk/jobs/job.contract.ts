import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { flagText, idPageQuery, idParams } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';

/** A job without its payload. */
export const jobSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  /** Korean. */
  label: z.string(),
  /** `failed`: out of tries. */
  state: z.enum(['waiting', 'running', 'failed']),
  attempts: z.int().min(0),
  maxAttempts: z.int().positive(),
  /** The next run, of a failed one the last. */
  runAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The first line of the last error, with everything variable masked; null: it has not failed yet. */
  error: z.string().nullable(),
});
export type QueueJob = z.infer<typeof jobSchema>;

const tags = ['operator'];

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/operator/jobs',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '작업',
  description: 'failed=true이면 더 시도하지 않는 것만 보입니다.',
  query: idPageQuery.extend({ failed: flagText.optional() }),
  response: { 200: z.array(jobSchema) },
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/operator/jobs/:id/retry',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '실패한 작업 다시 실행하기',
  params: idParams,
  response: { 200: jobSchema },
  errors: ['CONFLICT.RUNNING', 'CONFLICT.NOT_FAILED'],
});

export const deleteJob = endpoint({
  method: 'DELETE',
  path: '/api/operator/jobs/:id',
  who: 'operator',
  level: OPERATOR_LEVEL.administrator,
  tags,
  summary: '실패한 작업 버리기',
  params: idParams,
  response: { 200: successSchema },
  errors: ['CONFLICT.RUNNING', 'CONFLICT.NOT_FAILED'],
});
