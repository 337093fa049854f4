import { type Instant, seoulClock, WEEKDAYS } from './dates.ts';

// Days and hours in Seoul, short: of a year that goes without saying.

/** `2월 27일` */
export function formatMonthDay(at: Instant): string {
  const clock = seoulClock(at);
  return `${clock.getUTCMonth() + 1}월 ${clock.getUTCDate()}일`;
}

/** `목요일` */
export function weekdayName(at: Instant): string {
  return `${WEEKDAYS.charAt(seoulClock(at).getUTCDay())}요일`;
}

/** `15:04` */
export function formatClock(at: Instant): string {
  return seoulClock(at).toISOString().slice(11, 16);
}
