import { type ParsedCronItem, parseCronItems } from 'graphile-worker';
import type { Log } from '#platform/log/log.ts';
import type { JobRun, JobTask } from './job.ts';

const FIRST_RUN_MS = 60_000;

/**
 * Recurring work, run once for all processes. It must be idempotent: a process may die during it, and the next run may
 * begin before a long one has ended.
 */
export interface ScheduledTask {
  /** Name in the queue: `trade.expire`. */
  readonly name: string;
  /** Five fields of cron, UTC. Runs that were missed while the site was down are not repeated. */
  readonly cron: string;
  run(run: Pick<JobRun, 'signal'>): Promise<number>;
}

export function toJobTask({ name, run }: ScheduledTask, log: Log): JobTask {
  return {
    name,
    async run(_payload, job) {
      const count = await run(job);
      if (count > 0) log.debug({ name, count }, 'scheduled task done');
      return undefined;
    },
  };
}

export function toCronItems(tasks: readonly ScheduledTask[]): ParsedCronItem[] {
  return parseCronItems(
    tasks.map(({ name, cron }) => ({
      task: name,
      match: cron,
      identifier: name,
      options: { backfillPeriod: 0, jobKey: name },
    })),
  );
}

export function toFirstRuns(tasks: readonly ScheduledTask[], now: Date) {
  const runAt = new Date(now.getTime() + FIRST_RUN_MS);
  return tasks.map(({ name }) => ({ name, payload: {}, key: name, runAt }));
}
