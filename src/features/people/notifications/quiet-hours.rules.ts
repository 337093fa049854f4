import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { seoulClock } from '#shared/korean/dates.ts';
import type { QuietHours } from './notification-group.contract.ts';

/** Milliseconds since midnight. */
function timeOfDay(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}

/** Returns when the quiet hours that run at this moment end; null: none run. They may go over midnight. */
export function quietEnd({ from, to }: QuietHours, now: Date): Date | null {
  const [start, end] = [timeOfDay(from), timeOfDay(to)];
  const clock = seoulClock(now).getTime() % DAY_MS;
  const sinceStart = (clock - start + DAY_MS) % DAY_MS;
  const length = (end - start + DAY_MS) % DAY_MS;
  return sinceStart < length ? new Date(now.getTime() + length - sinceStart) : null;
}
