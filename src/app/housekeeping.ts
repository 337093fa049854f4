import type { Kysely } from 'kysely';
import { deleteResponsesBefore } from '#features/people/access/idempotency-key.repository.ts';
import { deleteOldNotifications } from '#features/people/notifications/notification.service.ts';
import { deleteExpiredSignIns } from '#features/people/sign-in/delete-expired-sign-ins.service.ts';
import { deleteEndedSuspensions } from '#features/people/suspensions/suspension.service.ts';
import { expireTrades } from '#features/trade/trades/expire-trades.service.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { deleteExpiredLimits } from '#platform/http/limit-sweep.ts';
import { deleteOldEvents } from '#platform/live/event-feed.ts';
import type { Log } from '#platform/log/log.ts';
import type { SiteTables } from './site.tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Soon after a start, so that a site that never runs for long is swept too. */
const FIRST_MS = MINUTE_MS;
const EVERY_MS = 10 * MINUTE_MS;

/** Work whose time comes by itself: rows that are thrown away, trades that grow old. It may be done twice, by every process. */
export interface Chore {
  name: string;
  /** @returns how many rows it was about */
  run(db: Kysely<SiteTables>, now: Date): Promise<number>;
}

/** THE list of chores. */
export const CHORES: readonly Chore[] = [
  { name: 'answered requests', run: (db, now) => deleteResponsesBefore(db, new Date(now.getTime() - DAY_MS)) },
  { name: 'rate limits', run: deleteExpiredLimits },
  { name: 'ended suspensions', run: deleteEndedSuspensions },
  { name: 'sign-ins', run: deleteSignIns },
  { name: 'old trades', run: expireTrades },
  { name: 'old notifications', run: deleteOldNotifications },
  { name: 'live events', run: deleteOldEvents },
];

async function deleteSignIns(db: Kysely<SiteTables>, now: Date): Promise<number> {
  const { flows, sessions, keys, newcomers } = await deleteExpiredSignIns(db, now);
  return flows + sessions + keys + newcomers;
}

export interface HousekeepingOptions {
  db: Kysely<SiteTables>;
  clock: Clock;
  log: Log;
  chores?: readonly Chore[];
  /** Milliseconds; those of the site when left out. */
  firstMs?: number;
  everyMs?: number;
}

export interface Housekeeping {
  /** Resolves once nothing of it runs any more. */
  stop(): Promise<void>;
}

/** Sweeps now and then. What fails is logged and done the next time. */
export function startHousekeeping(options: HousekeepingOptions): Housekeeping {
  const { firstMs = FIRST_MS, everyMs = EVERY_MS } = options;
  let isStopped = false;
  let running = Promise.resolve();
  let timer = wait(firstMs);

  /** Processes that started together need not sweep together. */
  function wait(delayMs: number): NodeJS.Timeout {
    return setTimeout(sweepAndWait, delayMs * (0.75 + Math.random() / 2)).unref();
  }

  function sweepAndWait(): void {
    running = sweep(options, () => isStopped).then(() => {
      if (!isStopped) timer = wait(everyMs);
    });
  }

  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}

/** All chores once, one after the other; never throws. */
export async function sweep(
  { db, clock, log, chores = CHORES }: HousekeepingOptions,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const { name, run } of chores) {
    if (isStopped()) return;
    try {
      const count = await run(db, clock.now());
      if (count > 0) log.debug({ name, count }, 'chore done');
    } catch (error) {
      log.warn({ name, err: error }, 'chore failed; tried again later');
    }
  }
}
