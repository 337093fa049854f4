import { type Instant, seoulClock, WEEKDAYS } from './dates.ts';

// Short texts for days and hours in Seoul, for when the year is obvious.

/** Formats a day: `2월 27일`. */
export function formatMonthDay(at: Instant): string {
  const clock = seoulClock(at);
  return `${clock.getUTCMonth() + 1}월 ${clock.getUTCDate()}일`;
}

/** Names the day of the week: `목요일`. */
export function weekdayName(at: Instant): string {
  return `${WEEKDAYS.charAt(seoulClock(at).getUTCDay())}요일`;
}

/** Formats a time: `15:04`. */
export function formatClock(at: Instant): string {
  return seoulClock(at).toISOString().slice(11, 16);
}
