import { type Instant, seoulDay } from '#shared/korean/dates.ts';
import { formatClock, formatMonthDay } from '#shared/korean/day-texts.ts';

interface Span {
  from: Instant;
  /** Null: no end was announced. */
  until: Instant | null;
}

const dayBefore = (at: Instant, from: Instant) => (seoulDay(at) === seoulDay(from) ? '' : `${formatMonthDay(at)} `);

/** Returns `점검 시간: 11월 23일 06:00부터 10:00까지`. */
export function maintenanceSpanText({ from, until }: Span): string {
  const begins = `점검 시간: ${formatMonthDay(from)} ${formatClock(from)}부터`;
  if (until === null) return `${begins} (끝나는 시간은 아직 정해지지 않았습니다)`;
  return `${begins} ${dayBefore(until, from)}${formatClock(until)}까지`;
}

/** Returns `11월 23일 06:00부터 10:00까지 점검합니다`. */
export function countdownText({ from, until }: Span): string {
  const end = until === null ? '' : ` ${dayBefore(until, from)}${formatClock(until)}까지`;
  return `${formatMonthDay(from)} ${formatClock(from)}부터${end} 점검합니다`;
}

/** Strip for operators above every page while a maintenance runs. */
export const PASSING_TEXT = '점검 중입니다. 운영자에게만 열려 있습니다.';
