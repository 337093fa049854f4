import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

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
