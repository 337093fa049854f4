import { nextLegalMoment } from '#features/people/consents/legal-version.service.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import type { ArticleContext } from './article.context.ts';
import { articleEvent } from './article.events.ts';
import { claimReleases, findNextMoment } from './article.repository.ts';
import { notifyOfPinned } from './notify-of-pinned.service.ts';

/**
 * Maximum delay of a timer. Node's timers overflow after 24.8 days; a day suffices, because pages change at midnight
 * anyway.
 */
const MAX_WAIT_MS = DAY_MS;
const RETRY_MS = 5_000;
/** Margin in milliseconds, because timers may fire slightly early. */
const GRACE_MS = 5;

export interface ScheduleOptions extends Pick<ArticleContext, 'db' | 'clock' | 'log'> {
  transact: Transact;
  /** Drops the cached articles of this process. */
  onMoment(): void;
}

export interface ArticleSchedule {
  /** Must be called after every change of articles. */
  plan(): void;
  stop(): Promise<void>;
}

/**
 * Every process waits for the next time at which a public page changes by itself (a publication, a start, an end, new
 * terms, midnight in Seoul) and drops the cached pages. One of the processes announces new publications.
 */
export function startArticleSchedule(options: ScheduleOptions): ArticleSchedule {
  const { clock, log, onMoment } = options;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let work: Promise<void> = Promise.resolve();
  let plans = 0;

  function enqueue(step: () => Promise<void>): void {
    work = work.then(step).catch((error: unknown) => {
      log.warn({ err: error }, 'the schedule of articles could not be read; tried again');
      wait(RETRY_MS);
    });
  }

  function wait(delayMs: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => enqueue(pass), Math.max(0, delayMs)).unref();
  }

  async function pass(): Promise<void> {
    onMoment();
    await publishDue(options);
    await arm();
  }

  async function arm(): Promise<void> {
    plans += 1;
    const plan = plans;
    const now = clock.now();
    const moments = await Promise.all([findNextMoment(options.db, now), nextLegalMoment(options.db, now)]);
    if (plan !== plans) return;
    const midnight = startOfSeoulDay(seoulDay(now)).getTime() + DAY_MS;
    const next = Math.min(...moments.map((moment) => moment?.getTime() ?? midnight), midnight);
    wait(Math.min(next - now.getTime() + GRACE_MS, MAX_WAIT_MS));
  }

  // Catches up with publications that fell due while no process ran.
  enqueue(async () => {
    await publishDue(options);
    await arm();
  });
  return {
    plan: () => enqueue(arm),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return work;
    },
  };
}

/** Publishes articles that have become public since. Each is claimed once, by whichever process comes first. */
export async function publishDue({ transact, clock }: Pick<ScheduleOptions, 'transact' | 'clock'>): Promise<number> {
  return transact(async ({ db, effects }) => {
    const rows = await claimReleases(db, clock.now());
    effects.publish(...rows.map(({ kind, id }) => articleEvent('published', kind, id)));
    await notifyOfPinned({ db, effects }, clock.now());
    return rows.length;
  });
}
