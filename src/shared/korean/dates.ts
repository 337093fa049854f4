import { DAY_MS } from '../durations.ts';

/**
 * Dates as Korea writes them. Korea has used UTC+9 all year since 1988, so plain arithmetic gives the same text on
 * every server and in every browser, where `Intl` differs between versions and would break hydration.
 */

export type Instant = Date | string | number;

const SEOUL_OFFSET_MS = 9 * 3_600_000;
export const WEEKDAYS = '일월화수목금토';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns a date whose UTC fields show the clock in Seoul. */
export function seoulClock(at: Instant): Date {
  return new Date(new Date(at).getTime() + SEOUL_OFFSET_MS);
}

export function formatDate(at: Instant): string {
  const clock = seoulClock(at);
  return `${clock.getUTCFullYear()}년 ${clock.getUTCMonth() + 1}월 ${clock.getUTCDate()}일`;
}

export function formatDateWithWeekday(at: Instant): string {
  return `${formatDate(at)} (${WEEKDAYS.charAt(seoulClock(at).getUTCDay())})`;
}

/** Formats a time: `오후 3:04`. */
export function formatTime(at: Instant): string {
  const clock = seoulClock(at);
  const hour = clock.getUTCHours();
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${twoDigits(clock.getUTCMinutes())}`;
}

export function formatDateTime(at: Instant): string {
  return `${formatDate(at)} ${formatTime(at)}`;
}

/** Formats a date for tables: `2025. 2. 27.`. */
export function formatShortDate(at: Instant): string {
  const clock = seoulClock(at);
  return `${clock.getUTCFullYear()}. ${clock.getUTCMonth() + 1}. ${clock.getUTCDate()}.`;
}

/** Returns the calendar day in Seoul: `2025-02-27`. */
export function seoulDay(at: Instant): string {
  return seoulClock(at).toISOString().slice(0, 10);
}

/** Counts the days in Seoul since 1970. */
export function seoulDayNumber(at: number): number {
  return Math.floor((at + SEOUL_OFFSET_MS) / DAY_MS);
}

export function startOfSeoulDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - SEOUL_OFFSET_MS);
}
