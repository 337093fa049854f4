import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#platform/database/db.ts';

export const MAX_JOB_MS = 60_000;
const DEAD_AFTER_S = 150;
const FAILED_RETENTION_DAYS = 7;

/** Returns the jobs of killed processes to the queue, which itself would wait for hours. */
export async function freeLeftJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at < now() - make_interval(secs => $1) having count(*) > 0`,
    [DEAD_AFTER_S],
  );
}

export async function deleteFailedJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
     where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => $1)
     having count(*) > 0`,
    [FAILED_RETENTION_DAYS],
  );
}

/**
 * Makes the queue of a restored database its own: no worker of before holds a job, and what was due before the restore
 * and must not happen a second time is discarded.
 * @param once names of such jobs
 * @returns how many jobs were discarded
 */
export async function resetRestoredJobs(db: Db, once: readonly string[], now: Date): Promise<number> {
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_at is not null`.execute(db);
  await sql`update graphile_worker._private_job_queues set locked_at = null, locked_by = null
    where locked_at is not null`.execute(db);
  const { numAffectedRows } = await sql`delete from graphile_worker._private_jobs jobs
    using graphile_worker._private_tasks tasks
    where tasks.id = jobs.task_id and tasks.identifier = any(${once}::text[]) and jobs.run_at <= ${now}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
