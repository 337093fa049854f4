import { deleteOldBroadcasts } from '#features/community/broadcasts/delete-old-broadcasts.service.ts';
import { deleteUnusedPosts } from '#features/community/guild-posts/guild-post-data.service.ts';
import { deleteOldGuildMessages } from '#features/community/guild-webhooks/guild-webhook.service.ts';
import { endTakeovers } from '#features/community/guilds/claim-leadership.service.ts';
import { expireGuilds } from '#features/community/guilds/expire-guilds.service.ts';
import { deleteOldLootRotations } from '#features/community/loot-rotation/loot-rotation-data.service.ts';
import { deleteOldParties } from '#features/community/parties/end-party.service.ts';
import { expireDrafts } from '#features/content/articles/article-drafts.service.ts';
import { deleteResponsesBefore } from '#features/people/access/idempotency-key.repository.ts';
import { checkAuditNightly } from '#features/people/audit/audit-check.service.ts';
import { deleteOldHits } from '#features/people/moderation/word-hits.service.ts';
import { fillSkeletons } from '#features/people/names/fill-skeletons.service.ts';
import { deleteRestedNames } from '#features/people/names/name-data.service.ts';
import { deleteOldNotifications } from '#features/people/notifications/notification.service.ts';
import { deleteOldRatings } from '#features/people/player-ratings/player-rating.service.ts';
import { deleteOldReportTexts } from '#features/people/reports/report.service.ts';
import { deleteEventsBefore } from '#features/people/security-log/security-event.repository.ts';
import { deleteExpiredSignIns } from '#features/people/sign-in/delete-expired-sign-ins.service.ts';
import { deleteEndedSuspensions } from '#features/people/suspensions/suspension.service.ts';
import { expireVisits } from '#features/shell/visits/visit.service.ts';
import { cancelMoneyTrades } from '#features/trade/trades/cancel-money-trades.service.ts';
import { expireTrades } from '#features/trade/trades/expire-trades.service.ts';
import { pauseTrades } from '#features/trade/trades/pause-trades.service.ts';
import { deleteImportsBefore } from '#game-data/editing/import.repository.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { deleteExpiredLimits } from '#platform/http/limit-sweep.ts';
import { removeUnusedImages } from '#platform/images/image.service.ts';
import type { ScheduledTask } from '#platform/jobs/scheduled-task.ts';
import { deleteOldEvents } from '#platform/live/event-feed.ts';
import type { Log } from '#platform/log/log.ts';
import { deleteProcessesBefore } from '#platform/processes/process-rows.ts';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { IMAGE_USES } from './image-uses.ts';

const BROADCAST_DAYS = 30;
const SECURITY_LOG_DAYS = 30;
const EVERY_MINUTE = '* * * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const ONCE_A_DAY = '10 20 * * *';
const EVERY_NIGHT = '40 18 * * *';

export interface ScheduleContext {
  db: Db;
  transact: Transact;
  clock: Clock;
  /** Tasks are skipped while it returns false. */
  isClockRight?: () => boolean;
  /** Defaults to 30. */
  broadcastKeepDays?: number;
  /** Operators by configuration. */
  operatorUserIds?: readonly string[];
  log?: Log;
  /** Returns how many alerts rang. */
  checkAlerts?(): Promise<number>;
}

/** The names are stored in the queue, so they must not change. */
export function scheduledTasks({
  db,
  transact,
  clock,
  isClockRight = () => true,
  broadcastKeepDays = BROADCAST_DAYS,
  operatorUserIds = [],
  log,
  checkAlerts = async () => 0,
}: ScheduleContext): readonly ScheduledTask[] {
  const expiry = (name: string, run: (now: Date, signal: AbortSignal) => Promise<number>): ScheduledTask => ({
    name: `${name}.expire`,
    cron: EVERY_TEN_MINUTES,
    run: async ({ signal }) => (isClockRight() ? run(clock.now(), signal) : 0),
  });
  const ranMs = stopwatch(performance.now());
  return [
    expiry('idempotency-key', (now) => deleteResponsesBefore(db, new Date(now.getTime() - DAY_MS))),
    expiry('rate-limit', (now) => deleteExpiredLimits(db, now)),
    expiry('suspension', (now) => deleteEndedSuspensions(db, now)),
    expiry('sign-in', (now) => expireSignIns(db, now)),
    expiry('security-log', (now) => deleteEventsBefore(db, new Date(now.getTime() - SECURITY_LOG_DAYS * DAY_MS))),
    expiry('word-hit', (now) => deleteOldHits(db, now)),
    expiry('trade', (now, signal) => expireTrades({ transact, now, ranMs: ranMs(), signal })),
    // Trades of game money are no longer allowed. Existing ones are cancelled, and no new ones arise.
    {
      name: 'trade.money',
      cron: ONCE_A_DAY,
      run: ({ signal }) => cancelMoneyTrades({ transact, now: clock.now(), signal }),
    },
    expiry('party', async (now) => (await deleteOldLootRotations(db, now)) + (await deleteOldParties(db, now))),
    expiry('guild', async (now, signal) => {
      const count = await expireGuilds({ db, transact, now, signal });
      return signal.aborted ? count : count + (await deleteUnusedPosts(db, now));
    }),
    {
      name: 'guild.takeover',
      cron: EVERY_TEN_MINUTES,
      run: async ({ signal }) => (isClockRight() ? endTakeovers({ db, transact, now: clock.now(), signal }) : 0),
    },
    expiry('guild-message', (now) => deleteOldGuildMessages(db, now)),
    expiry('broadcast', (now, signal) => deleteOldBroadcasts(db, { now, days: broadcastKeepDays, signal })),
    expiry('manner', (now) => deleteOldRatings(db, now)),
    expiry('report', (now) => deleteOldReportTexts(db, now)),
    expiry('notification', (now) => deleteOldNotifications(db, now)),
    expiry('name', (now) => deleteRestedNames(db, now)),
    {
      name: 'trade.rest',
      cron: EVERY_TEN_MINUTES,
      run: ({ signal }) => pauseTrades({ db, transact, now: clock.now(), signal }),
    },
    { name: 'name.skeletons', cron: EVERY_TEN_MINUTES, run: ({ signal }) => fillSkeletons(db, signal) },
    {
      name: 'draft.expire',
      cron: ONCE_A_DAY,
      run: async () => (isClockRight() ? expireDrafts(db, { now: clock.now(), operatorUserIds }) : 0),
    },
    {
      name: 'image.unused',
      cron: ONCE_A_DAY,
      run: async ({ signal }) =>
        isClockRight() ? removeUnusedImages({ db, transact, now: clock.now(), uses: IMAGE_USES, signal }) : 0,
    },
    {
      name: 'audit.verify',
      cron: EVERY_NIGHT,
      run: ({ signal }) => checkAuditNightly(db, { now: clock.now(), log, signal }),
    },
    { name: 'alert.check', cron: EVERY_MINUTE, run: async () => (isClockRight() ? checkAlerts() : 0) },
    expiry('process', (now) => deleteProcessesBefore(db, new Date(now.getTime() - DAY_MS))),
    expiry('visit', (now) => expireVisits(db, now)),
    expiry('data-import', (now) => deleteImportsBefore(db, new Date(now.getTime() - DAY_MS))),
    expiry('live-event', (now) => deleteOldEvents(db, now)),
  ];
}

async function expireSignIns(db: Db, now: Date): Promise<number> {
  return Object.values(await deleteExpiredSignIns(db, now)).reduce((sum: number, count: number) => sum + count, 0);
}

/** Longer than the interval of the tasks: after a longer pause another process ran them, or this one was suspended. */
const MAX_LAP_MS = 11 * MINUTE_MS;

/** Returns milliseconds since the last call, by a monotonic clock. */
function stopwatch(start: number): () => number {
  let last = start;
  return () => {
    const lap = performance.now() - last;
    last += lap;
    return Math.min(lap, MAX_LAP_MS);
  };
}
