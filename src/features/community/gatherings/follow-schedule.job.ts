import type { Clock } from '#platform/clock/clock.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { createTask, type JobTask } from '#platform/jobs/job.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import type { GuildSite } from '../guilds/guild.rules.ts';
import { isOpenGuild, lockGuildById } from '../guilds/guild-standing.service.ts';
import { gatheringEvent } from './gathering.events.ts';
import { GATHERING_ENDED, GATHERING_REMINDER } from './gathering.jobs.ts';
import {
  findAnswers,
  findGathering,
  findGuildId,
  type GatheringRow,
  insertGathering,
  updateGathering,
} from './gathering.repository.ts';
import { emptyInRow, endOf, isReminderLate, isSeriesOver, nextWeekly, WEEKLY } from './gathering.rules.ts';
import { toLine, toNextColumns, toTimes } from './gathering-row.ts';
import { notifyOfBeginning, notifyOfMaking, notifyOfStopping } from './notify-guild.service.ts';
import { enqueueEnd, enqueueJobs, enqueueReminder } from './schedule-jobs.service.ts';

// A closed or hidden guild, or one whose server is not configured, may return, so its jobs try again until then.
const REMIND_AGAIN_MS = 5 * MINUTE_MS;
const END_AGAIN_MS = HOUR_MS;

export interface ScheduleJobContext {
  transact: Transact;
  clock: Clock;
  config: GuildSite;
}

/** Tasks are idempotent, because the gathering's row records what was done. */
export function gatheringTasks({ transact, clock, config }: ScheduleJobContext): JobTask[] {
  return [
    createTask(GATHERING_REMINDER, ({ gatheringId, at, remindMinutes }) =>
      transact(async (unit) => {
        const row = await lockRow(unit, gatheringId);
        const isMeant = row?.begins_at.toISOString() === at && row.remind_minutes === remindMinutes;
        if (row && isMeant) await remind(unit, row, { site: config, now: clock.now() });
        return undefined;
      }),
    ),
    createTask(GATHERING_ENDED, ({ gatheringId, endsAt }) =>
      transact(async (unit) => {
        const row = await lockRow(unit, gatheringId);
        const isMeant = row && endOf(toTimes(row)).toISOString() === endsAt;
        if (isMeant && row.repeat === WEEKLY && row.concluded_at === null) {
          await conclude(unit, row, { site: config, now: clock.now() });
        }
        return undefined;
      }),
    ),
  ];
}

async function lockRow({ db }: UnitOfWork, gatheringId: number): Promise<GatheringRow | undefined> {
  const guildId = await findGuildId(db, gatheringId);
  if (guildId === undefined) return undefined;
  await lockGuildById(db, guildId);
  return findGathering(db, { guildId, gatheringId });
}

interface Moment {
  site: GuildSite;
  now: Date;
}

async function remind(unit: UnitOfWork, row: GatheringRow, { site, now }: Moment): Promise<void> {
  const { db } = unit;
  const isReminded = row.reminded_for?.getTime() === row.begins_at.getTime();
  if (isReminded || row.cancelled_at !== null || isReminderLate(toTimes(row), now)) return;
  if (!(await isOpenGuild(db, site, row.guild_id))) {
    enqueueReminder(unit, row, new Date(now.getTime() + REMIND_AGAIN_MS));
    return;
  }
  await updateGathering(db, row.id, { reminded_for: row.begins_at });
  await notifyOfBeginning(unit, row, await findAnswers(db, [row.id]), now);
}

/**
 * Creates the next gathering of a weekly series. It happens once: the row records it, and has at most one successor.
 */
async function conclude(unit: UnitOfWork, row: GatheringRow, { site, now: today }: Moment): Promise<void> {
  const { db, effects } = unit;
  // The queue's clock says that the gathering is over; this process's clock may be slightly behind.
  const now = new Date(Math.max(today.getTime(), endOf(toTimes(row)).getTime()));
  if (!(await isOpenGuild(db, site, row.guild_id))) {
    enqueueEnd(unit, row, new Date(now.getTime() + END_AGAIN_MS));
    return;
  }
  await updateGathering(db, row.id, { concluded_at: now });
  const { coming } = toLine(row, await findAnswers(db, [row.id]));
  const empty = emptyInRow(row.empty_before, { isCancelled: row.cancelled_at !== null, coming: coming.length });
  if (isSeriesOver(empty)) return notifyOfStopping(unit, row, now);
  const next = await createNext(unit, row, { empty, now });
  enqueueJobs(unit, next, now);
  effects.publish(gatheringEvent('created', next.guild_id, next.id));
  await notifyOfMaking(unit, next, { at: now, by: null });
}

/** The next gathering starts without answers, not even its creator's. */
async function createNext(
  { db }: UnitOfWork,
  row: GatheringRow,
  { empty, now }: { empty: number; now: Date },
): Promise<GatheringRow> {
  const gatheringId = await insertGathering(db, {
    ...toNextColumns(row),
    created_at: now,
    updated_at: now,
    begins_at: nextWeekly(row.begins_at, now),
    previous_id: row.id,
    empty_before: empty,
  });
  const next = await findGathering(db, { guildId: row.guild_id, gatheringId });
  if (!next) throw new Error(`The gathering ${gatheringId} that was just made is gone.`);
  return next;
}
