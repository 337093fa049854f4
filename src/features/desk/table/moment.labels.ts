import { type Instant, seoulDay } from '#shared/korean/dates.ts';
import { formatClock, formatMonthDay } from '#shared/korean/day-texts.ts';

/** `11월 21일 06:00` */
export function momentText(at: Instant): string {
  return `${formatMonthDay(at)} ${formatClock(at)}`;
}

/** `11월 21일 06:00부터 10:00까지` */
export function spanText(from: Instant, until: Instant): string {
  const day = seoulDay(from) === seoulDay(until) ? '' : `${formatMonthDay(until)} `;
  return `${momentText(from)}부터 ${day}${formatClock(until)}까지`;
}

/** `오늘 20:12`, of other days without the time: `11월 6일`. */
export function recentText(at: Instant, now: Instant): string {
  return seoulDay(at) === seoulDay(now) ? `오늘 ${formatClock(at)}` : formatMonthDay(at);
}

/** `오늘 20:12`, of other days with the time too: `11월 6일 20:12`. */
export function exactText(at: Instant, now: Instant): string {
  return seoulDay(at) === seoulDay(now) ? recentText(at, now) : momentText(at);
}
