import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { DAY_HOURS, type DayCount } from './overview.contract.ts';

const WEEK_MS = 7 * DAY_MS;

interface Span {
  from: Date;
  to: Date;
}

/** The last 24 hours by the clock, of which the last has not ended, and the same time a week before. */
export function daySpans(now: Date): { day: Span; before: Span } {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const day = { from: new Date((hour - DAY_HOURS + 1) * HOUR_MS), to: now };
  const weekBefore = (at: Date) => new Date(at.getTime() - WEEK_MS);
  return { day, before: { from: weekBefore(day.from), to: weekBefore(day.to) } };
}

interface HourCount {
  /** Hours since 1970. */
  hour: number;
  count: number;
}

export function toDayCount(from: Date, counted: readonly HourCount[], before: readonly HourCount[]): DayCount {
  const hours = Array.from({ length: DAY_HOURS }, () => 0);
  const first = from.getTime() / HOUR_MS;
  for (const { hour, count } of counted) {
    const nth = hour - first;
    if (nth >= 0 && nth < DAY_HOURS) hours[nth] = count;
  }
  return { hours, before: sum(before.map(({ count }) => count)) };
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
