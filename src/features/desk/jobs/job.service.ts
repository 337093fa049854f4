import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import type { Waiting, WaitingThing } from '#features/people/waiting.ts';
import type { Db } from '#platform/database/db.ts';
import {
  countFailedJobs,
  discardJob,
  findOldestFailed,
  findQueuedJobs,
  lockQueuedJob,
  type QueuedJob,
  rescheduleJob,
} from '#platform/jobs/queued-jobs.ts';
import { AppError } from '#shared/errors.ts';
import type { QueueJob } from './job.contract.ts';
import { jobErrors, jobLabel } from './job.labels.ts';
import { jobErrorText } from './job-error.rules.ts';

type OperatorCtx = Pick<WriteCtx<Operator>, 'db' | 'effects'>;

export async function listJobs(
  db: Db,
  page: { limit: number; beforeId?: number | undefined; isFailed?: boolean | undefined },
): Promise<QueueJob[]> {
  return (await findQueuedJobs(db, page)).map(toJob);
}

/** @throws {AppError} NOT_FOUND; CONFLICT for one that runs or never failed: it is to happen at its own time */
export async function retryJob({ db, effects }: OperatorCtx, id: number): Promise<QueueJob> {
  const { name, attempts } = await lockFailed(db, id);
  await rescheduleJob(db, id);
  effects.audit('job.retry', `job:${id}`, { name, attempts });
  const job = await lockQueuedJob(db, id);
  if (!job) throw new Error('A job that was just put back is gone.');
  return toJob(job);
}

/** @throws {AppError} NOT_FOUND; CONFLICT for one that runs or never failed */
export async function deleteJob({ db, effects }: OperatorCtx, id: number): Promise<void> {
  const { name, attempts } = await lockFailed(db, id);
  await discardJob(db, id);
  effects.audit('job.delete', `job:${id}`, { name, attempts });
}

export async function countWaitingJobs(db: Db): Promise<Waiting> {
  const { count, oldestAt } = await countFailedJobs(db);
  return { count, oldestAt: oldestAt?.toISOString() ?? null };
}

/** A failed job waits for somebody who does it again or throws it away. */
export async function listWaitingJobs(db: Db, limit: number): Promise<WaitingThing[]> {
  const jobs = await findOldestFailed(db, limit);
  return jobs.map(({ id, name, updatedAt }) => ({
    id,
    title: jobLabel(name),
    by: null,
    at: updatedAt.toISOString(),
    isUrgent: false,
  }));
}

async function lockFailed(db: Db, id: number): Promise<QueuedJob> {
  const job = await lockQueuedJob(db, id);
  if (!job) throw new AppError('NOT_FOUND', { message: jobErrors.unknown });
  if (job.isRunning) throw new AppError('CONFLICT', { message: jobErrors.running, data: { reason: 'RUNNING' } });
  if (job.lastError !== null) return job;
  throw new AppError('CONFLICT', { message: jobErrors.notFailed, data: { reason: 'NOT_FAILED' } });
}

function toJob({ id, name, attempts, maxAttempts, lastError, isRunning, ...moments }: QueuedJob): QueueJob {
  return {
    id,
    name,
    label: jobLabel(name),
    state: isRunning ? 'running' : attempts >= maxAttempts ? 'failed' : 'waiting',
    attempts,
    maxAttempts,
    runAt: moments.runAt.toISOString(),
    createdAt: moments.createdAt.toISOString(),
    updatedAt: moments.updatedAt.toISOString(),
    error: lastError === null ? null : jobErrorText(lastError),
  };
}
