import { DAY_MS } from '#shared/durations.ts';
import { startOfSeoulDay } from '#shared/korean/dates.ts';

// Months and days of Seoul are texts such as `2026-11` and `2026-11-26`, so their arithmetic needs no time zone.

const WEEK_DAYS = 7;

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function dayAfter(day: string, days: number): string {
  return formatDay(toTime(day) + days * DAY_MS);
}

/** @param by number of months; may be negative */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return formatDay(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}

/** Returns the weeks, from Sunday on, that contain a day of the month. */
export function listWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const sunday = dayAfter(first, -new Date(toTime(first)).getUTCDay());
  const end = `${monthAfter(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let day = sunday; day < end; day = dayAfter(day, WEEK_DAYS)) {
    weeks.push(Array.from({ length: WEEK_DAYS }, (_, nth) => dayAfter(day, nth)));
  }
  return weeks;
}

/** Returns the span from the first of those weeks to the end of the last. */
export function toSpan(month: string): { from: Date; to: Date } {
  const days = listWeeks(month).flat();
  const last = days.at(-1) ?? `${month}-01`;
  return { from: startOfSeoulDay(days[0] ?? last), to: startOfSeoulDay(dayAfter(last, 1)) };
}

function toTime(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`);
}

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
