import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { HEAT_HOURS } from './broadcast.limits.ts';
import { deleteHoursBefore, startOfHour } from './broadcast-hour.repository.ts';
import { deleteMutesBefore } from './broadcast-name.repository.ts';
import { toSlot } from './broadcast-text.rules.ts';
import { deleteSlotsBefore } from './hide-broadcasts.repository.ts';

const AT_ONCE = 10_000;
const HOURS_STORED_MS = 2 * HEAT_HOURS * 3_600_000;

/** Deletes shouts older than `BROADCAST_KEEP_DAYS`. */
export async function deleteOldBroadcasts(
  db: Db,
  { now, days, signal }: { now: Date; days: number; signal: AbortSignal },
): Promise<number> {
  const before = toSlot(now.getTime() - days * DAY_MS);
  let deleted = 0;
  let last = AT_ONCE;
  while (last === AT_ONCE && !signal.aborted) {
    last = await deleteSlotsBefore(db, before, AT_ONCE);
    deleted += last;
  }
  const hours = await deleteHoursBefore(db, startOfHour(new Date(now.getTime() - HOURS_STORED_MS)));
  return deleted + hours + (await deleteMutesBefore(db, now));
}
