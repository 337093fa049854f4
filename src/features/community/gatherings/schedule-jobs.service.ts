import type { UnitOfWork } from '#platform/effects/effects.ts';
import { GATHERING_ENDED, GATHERING_REMINDER } from './gathering.jobs.ts';
import type { GatheringRow } from './gathering.repository.ts';
import { endOf, nextReminder, WEEKLY } from './gathering.rules.ts';

type Unit = Pick<UnitOfWork, 'effects'>;
type Scheduled = Pick<GatheringRow, 'id' | 'begins_at' | 'minutes' | 'remind_minutes' | 'repeat'>;

/** Enqueues the jobs of a gathering created or changed now, replacing those for another time. */
export function enqueueJobs(unit: Unit, row: Scheduled, now: Date): void {
  const remindAt = nextReminder({ at: row.begins_at, remindMinutes: row.remind_minutes }, now);
  if (remindAt) enqueueReminder(unit, row, remindAt);
  if (row.repeat === WEEKLY) enqueueEnd(unit, row, endOfRow(row));
}

export function enqueueReminder({ effects }: Unit, row: Scheduled, runAt: Date): void {
  const { id, begins_at, remind_minutes } = row;
  const payload = { gatheringId: id, at: begins_at.toISOString(), remindMinutes: remind_minutes };
  effects.enqueue(GATHERING_REMINDER, payload, { runAt, key: `gathering:${id}:reminder` });
}

export function enqueueEnd({ effects }: Unit, row: Scheduled, runAt: Date): void {
  const payload = { gatheringId: row.id, endsAt: endOfRow(row).toISOString() };
  effects.enqueue(GATHERING_ENDED, payload, { runAt, key: `gathering:${row.id}:ended` });
}

function endOfRow({ begins_at, minutes }: Scheduled): Date {
  return endOf({ at: begins_at, minutes });
}
