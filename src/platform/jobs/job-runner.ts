import { setTimeout as delay } from 'node:timers/promises';
import { type Runner, type RunnerOptions, run, runOnce } from 'graphile-worker';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Log } from '#platform/log/log.ts';
import { insertJobs, type JobTask } from './job.ts';
import { jobLog, openJobPool } from './job-pool.ts';
import { deleteFailedJobs, freeLeftJobs } from './left-jobs.ts';
import { type ScheduledTask, toCronItems, toFirstRuns, toJobTask } from './scheduled-task.ts';
import { toTaskList } from './task-list.ts';

const CONCURRENCY = 3;
const POOL_SIZE = CONCURRENCY + 1;
/** Milliseconds between searches for scheduled jobs and lost notifications; new jobs are notified. */
const POLL_MS = 2_000;
const SWEEP_MS = 60_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 15_000;
/** Milliseconds that running jobs have to end when the process stops (contract §31). */
export const STOP_PATIENCE_MS = 6_000;
const ABORT_AFTER_MS = 3_000;

export interface JobRunnerOptions {
  /** Address of the database itself or of a pooler in session mode. */
  url: string;
  tasks: readonly JobTask[];
  scheduled?: readonly ScheduledTask[];
  log: Log;
  /** Milliseconds between searches for jobs of killed processes; a minute by default. */
  sweepMs?: number;
}

export interface JobRunner {
  stop(): Promise<void>;
}

export function startJobs({ url, tasks, scheduled = [], log, sweepMs = SWEEP_MS }: JobRunnerOptions): JobRunner {
  const pool = openJobPool(url, POOL_SIZE, log);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const ofSchedule = scheduled.map((task) => toJobTask(task, log));
  const options = { ...toOptions(pool, [...tasks, ...ofSchedule], log), parsedCronItems: toCronItems(scheduled) };
  let hasFirstRuns = false;
  const closing = new AbortController();
  let runner: Runner | undefined;

  async function runUntilStopped(): Promise<void> {
    for (let wait = FIRST_RETRY_MS; !closing.signal.aborted; wait = Math.min(wait * 2, LAST_RETRY_MS)) {
      const startedAt = performance.now();
      try {
        if (!hasFirstRuns) await insertJobs(db, toFirstRuns(scheduled, new Date()));
        hasFirstRuns = true;
        runner = await run(options);
        // The runner was stopped while it was starting.
        if (closing.signal.aborted) await runner.stop().catch(() => {});
        await runner.promise;
      } catch (error) {
        log.warn({ reason: formatReason(error) }, 'jobs are not done; tried again');
      }
      runner = undefined;
      if (performance.now() - startedAt > LAST_RETRY_MS) wait = FIRST_RETRY_MS;
      await delay(wait, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const sweep = () => sweepJobs(pool, log);
  const timer = setInterval(sweep, sweepMs).unref();
  const running = runUntilStopped();

  return {
    async stop() {
      closing.abort();
      clearInterval(timer);
      const stopped = Promise.all([runner?.stop().catch(() => {}), running]).then(() => pool.end());
      await Promise.race([stopped, delay(STOP_PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

export async function runJobsOnce({ url, tasks, log }: JobRunnerOptions): Promise<void> {
  const pool = openJobPool(url, 2, log);
  try {
    await runOnce({ ...toOptions(pool, tasks, log), concurrency: 1 });
  } finally {
    await pool.end();
  }
}

function toOptions(pool: pg.Pool, tasks: readonly JobTask[], log: Log): RunnerOptions {
  return {
    pgPool: pool,
    taskList: toTaskList(tasks),
    parsedCronItems: [],
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
    noHandleSignals: true,
    logger: jobLog(log),
    // Unbatched, the queue ignores a completion that fails, and the rejection would end this process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
}

async function sweepJobs(pool: pg.Pool, log: Log): Promise<void> {
  try {
    await freeLeftJobs(pool);
    await deleteFailedJobs(pool);
  } catch (error) {
    log.warn({ reason: formatReason(error) }, 'jobs left behind were not looked for; tried again later');
  }
}

function formatReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
