import { addDays } from '#features/shell/visits/day-span.rules.ts';
import { WEEKDAYS } from '#shared/korean/dates.ts';
import { formatClock } from '#shared/korean/day-texts.ts';

type Step = 'day' | 'week' | 'month';

interface Span {
  readonly by: Step;
  /** The last day. */
  readonly to: string;
  /** When it was counted. */
  readonly at: string;
}

const NOW_NAMES: Readonly<Record<Step, string>> = { day: '오늘', week: '이번 주', month: '이번 달' };

/** `11.19`, of another year than `of` `25.11.19`. */
export function shortDay(day: string, of: string): string {
  const text = `${day.slice(5, 7)}.${day.slice(8, 10)}`;
  return day.slice(0, 4) === of.slice(0, 4) ? text : `${day.slice(2, 4)}.${text}`;
}

/** `11.19 수` */
export function dayWithWeekday(day: string, of: string): string {
  return `${shortDay(day, of)} ${WEEKDAYS.charAt(new Date(day).getUTCDay())}`;
}

/** `10월 22일 – 11월 20일`, over a new year with the years. */
export function spanText({ from, to }: { from: string; to: string }): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const text = (day: string) =>
    `${isOneYear ? '' : `${day.slice(0, 4)}년 `}${Number(day.slice(5, 7))}월 ${Number(day.slice(8, 10))}일`;
  return from === to ? text(from) : `${text(from)} – ${text(to)}`;
}

function monthName(day: string, of: string): string {
  const month = `${Number(day.slice(5, 7))}월`;
  return day.slice(0, 4) === of.slice(0, 4) ? month : `${day.slice(2, 4)}년 ${month}`;
}

interface NamedPoint {
  readonly day: string;
  readonly isSoFar: boolean;
}

/** The name of a point below its chart: `11.19`, `11월`, `오늘`. */
export function tickName({ day, isSoFar }: NamedPoint, { by, to }: Pick<Span, 'by' | 'to'>): string {
  if (isSoFar) return NOW_NAMES[by];
  return by === 'month' ? monthName(day, to) : shortDay(day, to);
}

/** The name of a point in a table: `11.19 수`, `11.17–11.23`, `11월`, `오늘 21:40까지`. */
export function pointName(points: readonly NamedPoint[], nth: number, { by, to, at }: Span): string {
  const point = points[nth];
  if (!point) return '';
  if (point.isSoFar) return soFarName(by, at);
  if (by === 'day') return dayWithWeekday(point.day, to);
  if (by === 'month') return monthName(point.day, to);
  const last = findLastDay(points, nth, to);
  return last === point.day ? shortDay(last, to) : `${shortDay(point.day, to)}–${shortDay(last, to)}`;
}

/** `오늘 21:40까지`, `이번 주 (오늘 21:40까지)` */
export function soFarName(by: Step, at: string): string {
  const today = `오늘 ${formatClock(at)}까지`;
  return by === 'day' ? today : `${NOW_NAMES[by]} (${today})`;
}

export function findLastDay(points: readonly NamedPoint[], nth: number, to: string): string {
  const next = points[nth + 1];
  return next ? addDays(next.day, -1) : to;
}
