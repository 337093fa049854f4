import { deleteResponsesBefore } from '#features/people/access/idempotency-key.repository.ts';
import { deleteOldNotifications } from '#features/people/notifications/notification.service.ts';
import { deleteExpiredSignIns } from '#features/people/sign-in/delete-expired-sign-ins.service.ts';
import { deleteEndedSuspensions } from '#features/people/suspensions/suspension.service.ts';
import { expireTrades } from '#features/trade/trades/expire-trades.service.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { deleteExpiredLimits } from '#platform/http/limit-sweep.ts';
import type { ScheduledTask } from '#platform/jobs/scheduled-task.ts';
import { deleteOldEvents } from '#platform/live/event-feed.ts';
import { DAY_MS } from '#shared/durations.ts';

const EVERY_TEN_MINUTES = '*/10 * * * *';

export interface ScheduleContext {
  db: Db;
  transact: Transact;
  clock: Clock;
}

/** The names are stored in the queue, so they must not change. */
export function scheduledTasks({ db, transact, clock }: ScheduleContext): readonly ScheduledTask[] {
  const expiry = (name: string, run: (now: Date, signal: AbortSignal) => Promise<number>): ScheduledTask => ({
    name: `${name}.expire`,
    cron: EVERY_TEN_MINUTES,
    run: ({ signal }) => run(clock.now(), signal),
  });
  return [
    expiry('idempotency-key', (now) => deleteResponsesBefore(db, new Date(now.getTime() - DAY_MS))),
    expiry('rate-limit', (now) => deleteExpiredLimits(db, now)),
    expiry('suspension', (now) => deleteEndedSuspensions(db, now)),
    expiry('sign-in', (now) => expireSignIns(db, now)),
    expiry('trade', (now, signal) => expireTrades({ transact, now, signal })),
    expiry('notification', (now) => deleteOldNotifications(db, now)),
    expiry('live-event', (now) => deleteOldEvents(db, now)),
  ];
}

async function expireSignIns(db: Db, now: Date): Promise<number> {
  const { flows, sessions, keys, newcomers } = await deleteExpiredSignIns(db, now);
  return flows + sessions + keys + newcomers;
}
