import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { formatClock, formatMonthDay, weekdayName } from '#shared/korean/day-texts.ts';

interface Shown {
  /** Start, as an ISO 8601 text. */
  at: string;
  minutes: number;
}

/** Returns `11월 22일 토요일 21:00–23:00` or `11월 22일 토요일 23:00–다음 날 01:00`. */
export function whenText({ at, minutes }: Shown): string {
  const end = Date.parse(at) + minutes * MINUTE_MS;
  const day = seoulDay(at) === seoulDay(end) ? '' : '다음 날 ';
  return `${formatMonthDay(at)} ${weekdayName(at)} ${formatClock(at)}–${day}${formatClock(end)}`;
}

/** Returns `2일 6시간 뒤` or `40분 뒤`, rounded down to the smaller unit; empty once it has begun. */
export function aheadText(at: string, now: number): string {
  const ahead = Date.parse(at) - now;
  if (ahead <= 0) return '';
  const [days, hours] = [Math.floor(ahead / DAY_MS), Math.floor((ahead % DAY_MS) / HOUR_MS)];
  const minutes = Math.max(1, Math.floor((ahead % HOUR_MS) / MINUTE_MS));
  const parts =
    days > 0
      ? [`${days}일`, hours > 0 && `${hours}시간`]
      : [hours > 0 && `${hours}시간`, (hours === 0 || minutes > 1) && `${minutes}분`];
  return `${parts.filter(Boolean).join(' ')} 뒤`;
}
