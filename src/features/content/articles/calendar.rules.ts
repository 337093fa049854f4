import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { seoulDay, seoulDayNumber, startOfSeoulDay } from '#shared/korean/dates.ts';
import type { DatedEntry } from './article-reader.ts';

export type EntryTime = 'now' | 'soon' | 'past';

/** The part of an entry within one week of the grid. */
export interface CalendarBar {
  entry: Pick<DatedEntry, 'kind' | 'id' | 'title' | 'path'>;
  time: EntryTime;
  /** First column, 0 to 6. */
  from: number;
  days: number;
  /** Row below the number of the day. */
  lane: number;
  isEnd: boolean;
}

export interface CalendarWeek {
  days: { number: number; isInMonth: boolean; isToday: boolean }[];
  bars: CalendarBar[];
}

const WEEK = 7;

/** Returns the span of the weeks, from Sunday on, that contain a day of the month. @param month `2026-11` */
export function spanOfWeeks(month: string): { from: Date; to: Date } {
  const { first, last } = toWeeks(month);
  return { from: dayStart(first), to: dayStart(last + 1) };
}

/** Returns the weeks of a month with their entries. */
export function computeCalendar(month: string, entries: readonly DatedEntry[], now: Date): CalendarWeek[] {
  const { first, last } = toWeeks(month);
  const today = seoulDayNumber(now.getTime());
  const weeks: CalendarWeek[] = [];
  for (let sunday = first; sunday <= last; sunday += WEEK) {
    const days = Array.from({ length: WEEK }, (_, column) => {
      const day = seoulDay(dayStart(sunday + column));
      return { number: Number(day.slice(8)), isInMonth: day.startsWith(month), isToday: sunday + column === today };
    });
    weeks.push({ days, bars: computeBars(sunday, entries, now) });
  }
  return weeks;
}

export function toEntryTime({ startsAt, endsAt }: Pick<DatedEntry, 'startsAt' | 'endsAt'>, now: Date): EntryTime {
  if (new Date(startsAt) > now) return 'soon';
  return endsAt !== null && new Date(endsAt) <= now ? 'past' : 'now';
}

function computeBars(sunday: number, entries: readonly DatedEntry[], now: Date): CalendarBar[] {
  const lanes: number[] = [];
  return entries.flatMap((entry) => {
    const { first, last } = toDays(entry);
    if (last < sunday || first >= sunday + WEEK) return [];
    const from = Math.max(first, sunday) - sunday;
    const end = Math.min(last, sunday + WEEK - 1) - sunday;
    const free = lanes.findIndex((taken) => taken < from);
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = end;
    const { kind, id, title, path } = entry;
    const isEnd = last < sunday + WEEK;
    return [
      { entry: { kind, id, title, path }, time: toEntryTime(entry, now), from, days: end - from + 1, lane, isEnd },
    ];
  });
}

/** Without an end, the entry lasts only for the day of its start. */
function toDays({ startsAt, endsAt }: DatedEntry): { first: number; last: number } {
  const first = seoulDayNumber(Date.parse(startsAt));
  return { first, last: endsAt === null ? first : Math.max(first, seoulDayNumber(Date.parse(endsAt) - 1)) };
}

function toWeeks(month: string): { first: number; last: number } {
  const start = seoulDayNumber(startOfSeoulDay(`${month}-01`).getTime());
  const end = seoulDayNumber(startOfSeoulDay(`${neighbourMonth(month, 1)}-01`).getTime()) - 1;
  return { first: start - weekday(start), last: end + (WEEK - 1 - weekday(end)) };
}

/** 1 January 1970 was a Thursday. */
function weekday(day: number): number {
  return (day + 4) % WEEK;
}

function dayStart(day: number): Date {
  return startOfSeoulDay(new Date(day * DAY_MS).toISOString().slice(0, 10));
}

/** @param by 1 or −1 */
export function neighbourMonth(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/**
 * Returns `3일 남음`, in hours on the last day; `지금` without an end.
 * @param now milliseconds since 1970
 */
export function leftText(endsAt: string | null, now: number): string {
  if (endsAt === null) return '지금';
  const leftMs = Date.parse(endsAt) - now;
  if (leftMs <= 0) return '끝남';
  if (leftMs < HOUR_MS) return '곧 끝남';
  return leftMs < DAY_MS ? `${Math.floor(leftMs / HOUR_MS)}시간 남음` : `${Math.floor(leftMs / DAY_MS)}일 남음`;
}
