import { sql } from 'kysely';
import type { Clock } from '#platform/clock/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { HOUR_MS } from '#shared/durations.ts';
import type { Db } from './db.ts';

const MAX_DIFFERENCE_MS = 60_000;

export interface ClockCheck {
  /** Whether the clocks of the process and the database agreed to a minute when they were last compared. */
  isRight(): boolean;
  compare(): Promise<void>;
  stop(): void;
}

interface ClockCheckOptions {
  db: Db;
  clock: Clock;
  log: Log;
  /** Milliseconds; an hour by default. */
  everyMs?: number;
}

/** Compares the clocks now and then hourly. While they differ, no task that deletes or ends by the time may run. */
export async function startClockCheck({ db, clock, log, everyMs = HOUR_MS }: ClockCheckOptions): Promise<ClockCheck> {
  let isRight = true;

  async function compare(): Promise<void> {
    const sentAt = clock.now().getTime();
    const row = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow();
    const there = row.now.getTime();
    const answeredAt = clock.now().getTime();
    // The response time counts as agreement, because the clock may have been read anywhere within it.
    const difference = there < sentAt ? there - sentAt : Math.max(0, there - answeredAt);
    const wasRight = isRight;
    isRight = Math.abs(difference) <= MAX_DIFFERENCE_MS;
    const seconds = Math.round(difference / 1000);
    if (!isRight)
      log.error({ seconds }, 'the clocks of this process and its database differ: scheduled tasks are stopped');
    else if (!wasRight) log.info({ seconds }, 'the clocks agree again: scheduled tasks go on');
  }

  const timer = setInterval(() => {
    compare().catch((error: unknown) => log.warn({ err: error }, 'the clocks could not be compared'));
  }, everyMs).unref();
  await compare();
  return { isRight: () => isRight, compare, stop: () => clearInterval(timer) };
}
