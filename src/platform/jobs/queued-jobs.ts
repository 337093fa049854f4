import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** A job of the queue without what it is about: payload and key hold ids, addresses and texts. */
export interface QueuedJob {
  id: number;
  name: string;
  attempts: number;
  maxAttempts: number;
  runAt: Date;
  createdAt: Date;
  updatedAt: Date;
  /** As it was thrown: never shown whole. */
  lastError: string | null;
  isRunning: boolean;
}

export interface QueuePage {
  limit: number;
  beforeId?: number | undefined;
  /** Whether they are out of tries; undefined: both. */
  isFailed?: boolean | undefined;
}

const COLUMNS = sql`id, task_identifier as name, attempts, max_attempts as "maxAttempts", run_at as "runAt",
  created_at as "createdAt", updated_at as "updatedAt", last_error as "lastError", locked_at is not null as "isRunning"`;
const IS_FAILED = sql`(attempts >= max_attempts and locked_at is null)`;

/** Newest first. */
export async function findQueuedJobs(db: Db, { limit, beforeId, isFailed }: QueuePage): Promise<QueuedJob[]> {
  const { rows } = await sql<QueuedJob>`
    select ${COLUMNS} from graphile_worker.jobs
    where (${beforeId ?? null}::bigint is null or id < ${beforeId ?? null}::bigint)
      and (${isFailed ?? null}::boolean is null or ${IS_FAILED} = ${isFailed ?? null}::boolean)
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** Locks the job against the queue until the transaction ends: nobody begins it meanwhile. */
export async function lockQueuedJob(db: Db, id: number): Promise<QueuedJob | undefined> {
  await sql`select from graphile_worker._private_jobs where id = ${id} for update`.execute(db);
  const { rows } = await sql<QueuedJob>`select ${COLUMNS} from graphile_worker.jobs where id = ${id}`.execute(db);
  return rows[0];
}

/** Runs the job as soon as a process is free, with all its tries. */
export async function rescheduleJob(db: Db, id: number): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(db);
}

export async function discardJob(db: Db, id: number): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(db);
}

/** Jobs that are out of tries, the one first that was given up first. */
export async function findOldestFailed(db: Db, limit: number): Promise<QueuedJob[]> {
  const { rows } = await sql<QueuedJob>`
    select ${COLUMNS} from graphile_worker.jobs where ${IS_FAILED} order by updated_at, id limit ${limit}`.execute(db);
  return rows;
}

export interface FailedJobs {
  count: number;
  /** When the one that waits longest was given up. */
  oldestAt: Date | null;
}

/** Jobs that are out of tries. */
export async function countFailedJobs(db: Db): Promise<FailedJobs> {
  const { rows } = await sql<FailedJobs>`
    select count(*)::int as count, min(updated_at) as "oldestAt" from graphile_worker.jobs where ${IS_FAILED}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
