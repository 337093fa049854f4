import type pg from 'pg';

/** A job that runs longer is given up; its connection to a process is then surely gone. */
export const MAX_JOB_MS = 60_000;
/** Whoever holds a job for longer is dead: its process was killed. */
const DEAD_AFTER_S = 150;
/** Jobs that failed for good are kept for whoever looks into why. */
const FAILED_RETENTION_DAYS = 7;

/** Gives the jobs of killed processes back to the queue: the queue itself would wait for hours. */
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
