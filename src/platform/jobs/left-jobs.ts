import type pg from 'pg';

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
