import { sql } from 'kysely';
import type { Clock } from '#platform/clock/clock.ts';
import type { JobTask } from '#platform/jobs/job.ts';
import { runJobsOnce } from '#platform/jobs/job-runner.ts';
import { silentLog } from '#platform/log/log.ts';
import type { App } from './open-app.ts';

const MAX_ROUNDS = 20;

/** Does what is due by that clock, and what becomes due by it. @returns how many jobs were done */
export async function runDueJobs({ api, database }: App, tasks: readonly JobTask[], clock: Clock): Promise<number> {
  const names = tasks.map(({ name }) => name);
  let done = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { numAffectedRows } = await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 second'
      where id in (select id from graphile_worker.jobs
        where run_at <= ${clock.now()} and task_identifier = any(${names}))`.execute(api.db);
    if (numAffectedRows === 0n) return done;
    done += Number(numAffectedRows ?? 0);
    // What is due only by the clock on the wall waits.
    await sql`update graphile_worker._private_jobs set run_at = ${clock.now()}::timestamptz + interval '1 second'
      where run_at > ${clock.now()} and run_at <= now()`.execute(api.db);
    await runJobsOnce({ url: database.url, tasks, log: silentLog });
  }
  throw new Error('Jobs become due without end.');
}
