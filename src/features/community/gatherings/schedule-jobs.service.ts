import type { UnitOfWork } from '#platform/effects/effects.ts';
import { GATHERING_ENDED, GATHERING_REMINDER } from './gathering.jobs.ts';
import type { GatheringRow } from './gathering.repository.ts';
import { endOf, nextReminder } from './gathering.rules.ts';
import { WEEKLY } from './gathering-codes.ts';
import { timesOf } from './gathering-row.ts';

type Scheduled = Pick<UnitOfWork, 'effects'>;

/** In place of what was enqueued for another time. Of a gathering that was made or changed now. */
export function enqueueJobs(unit: Scheduled, row: GatheringRow, now: Date): void {
  const remindAt = nextReminder({ at: row.begins_at, remindMinutes: row.remind_minutes }, now);
  if (remindAt) enqueueReminder(unit, row, remindAt);
  if (row.repeat === WEEKLY) enqueueEnd(unit, row, endOf(timesOf(row)));
}

export function enqueueReminder({ effects }: Scheduled, row: GatheringRow, runAt: Date): void {
  const { id, begins_at, remind_minutes } = row;
  const payload = { gatheringId: id, at: begins_at.toISOString(), remindMinutes: remind_minutes };
  effects.enqueue(GATHERING_REMINDER, payload, { runAt, key: `gathering:${id}:reminder` });
}

export function enqueueEnd({ effects }: Scheduled, row: GatheringRow, runAt: Date): void {
  const payload = { gatheringId: row.id, endsAt: endOf(timesOf(row)).toISOString() };
  effects.enqueue(GATHERING_ENDED, payload, { runAt, key: `gathering:${row.id}:ended` });
}
