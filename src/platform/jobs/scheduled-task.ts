import { type ParsedCronItem, parseCronItems } from 'graphile-worker';
import type { Log } from '#platform/log/log.ts';
import type { JobRun, JobTask } from './job.ts';

/** Soon after a start, so that a site that never runs for long has its turn too. */
const FIRST_RUN_MS = 60_000;

/**
 * Work whose time comes by itself, done once for all processes. Doing it twice must do no harm: a process may die in it, and the
 * next run may begin before one that takes long has ended.
 */
export interface ScheduledTask {
  /** In the queue: `trade.expire`. */
  readonly name: string;
  /** Five fields of cron, UTC. What was missed while the site stood still is not made up for. */
  readonly cron: string;
  /** @returns how many rows it was about */
  run(run: Pick<JobRun, 'signal'>): Promise<number>;
}

export function jobTaskOf({ name, run }: ScheduledTask, log: Log): JobTask {
  return {
    name,
    async run(_payload, job) {
      const count = await run(job);
      if (count > 0) log.debug({ name, count }, 'scheduled task done');
      return undefined;
    },
  };
}

/** One that still waits, or is tried again, gives way to the next. */
export function cronItemsOf(tasks: readonly ScheduledTask[]): ParsedCronItem[] {
  return parseCronItems(
    tasks.map(({ name, cron }) => ({
      task: name,
      match: cron,
      identifier: name,
      options: { backfillPeriod: 0, jobKey: name },
    })),
  );
}

export function firstRunsOf(tasks: readonly ScheduledTask[], now: Date) {
  const runAt = new Date(now.getTime() + FIRST_RUN_MS);
  return tasks.map(({ name }) => ({ name, payload: {}, key: name, runAt }));
}
