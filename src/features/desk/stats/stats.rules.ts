import { addDays, countDays, type DaySpan, listDays } from '#features/shell/visits/day-span.rules.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { sum } from '../overview/day.rules.ts';
import { STATS_DAYS, STATS_DEFAULT_DAYS, type Stats, type StatsStep } from './stats.contract.ts';

/** The same weekday a year before. */
export const YEAR_DAYS = 364;
const WEEK_DAYS = 7;
const MONDAY = 1;
const MONTH_LENGTH = 'YYYY-MM'.length;

export interface StatsSpan extends DaySpan {
  by: StatsStep;
}

function earlierOf(one: string, other: string): string {
  return [one, other].toSorted()[0] ?? one;
}

function laterOf(one: string, other: string): string {
  return [one, other].toSorted()[1] ?? one;
}

/** Fills in what the query leaves out: the last 30 days, or as much of a span as may be requested. */
export function toSpan(query: Partial<StatsSpan>, today: string): StatsSpan {
  const { by = 'day' } = query;
  if (query.from === undefined) {
    const to = query.to ?? today;
    return { from: addDays(to, 1 - STATS_DEFAULT_DAYS), to, by };
  }
  const { from } = query;
  return { from, to: query.to ?? laterOf(from, earlierOf(addDays(from, STATS_DAYS - 1), today)), by };
}

/** Returns the steps of a span in the order of time, without days to come. The first and the last may be cut short by it. */
export function toPoints({ from, to, by }: StatsSpan, today: string): DaySpan[] {
  const points: DaySpan[] = [];
  const last = to < today ? to : today;
  for (let day = from; day <= last; ) {
    const end = endOfStep(day, by);
    points.push({ from: day, to: earlierOf(end, last) });
    day = addDays(end, 1);
  }
  return points;
}

function endOfStep(day: string, by: StatsStep): string {
  if (by === 'day') return day;
  if (by === 'week') {
    const fromMonday = (new Date(day).getUTCDay() - MONDAY + WEEK_DAYS) % WEEK_DAYS;
    return addDays(day, WEEK_DAYS - 1 - fromMonday);
  }
  const [year, month] = day.slice(0, MONTH_LENGTH).split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 1, 0)).toISOString().slice(0, 10);
}

export function yearBefore({ from, to }: DaySpan): DaySpan {
  return { from: addDays(from, -YEAR_DAYS), to: addDays(to, -YEAR_DAYS) };
}

/** The moments of a span, until now. Empty spans are from their beginning to their beginning. */
export function toMoments({ from, to }: DaySpan, now: Date): { from: Date; to: Date } {
  const start = startOfSeoulDay(from);
  const end = startOfSeoulDay(addDays(to, 1));
  return { from: start, to: end < now ? end : start < now ? now : start };
}

interface CountedDay {
  day: string;
  visitors: number;
  views: number;
}

export interface CountedVisits {
  /** In the order of time. */
  days: readonly CountedDay[];
  /** The first day that is kept; null: none. */
  countedFrom: string | null;
  today: string;
}

type Visits = NonNullable<Stats['points'][number]['visits']>;

/** Visitors are a mean over the days that have ended; a day of which nothing was counted had none. Null: the span is not kept. */
export function sumVisitDays(span: DaySpan, { days, countedFrom, today }: CountedVisits): Visits | null {
  if (countedFrom === null || span.to < countedFrom || span.from > today) return null;
  const from = span.from < countedFrom ? countedFrom : span.from;
  const inside = days.filter(({ day }) => day >= from && day <= span.to);
  const views = sum(inside.map((day) => day.views));
  const ended = countDays({ from, to: span.to < today ? span.to : addDays(today, -1) });
  const counted = inside.filter(({ day }) => ended === 0 || day < today);
  return { visitors: Math.round(sum(counted.map(({ visitors }) => visitors)) / Math.max(1, ended)), views };
}

export function isStored({ from }: DaySpan, countedFrom: string | null): boolean {
  return countedFrom !== null && from >= countedFrom;
}

export interface HourCount {
  /** Hours since 1970. */
  hour: number;
  count: number;
}

/** Adds up hours by the points that they lie in. */
export function byPoints(points: readonly DaySpan[], counts: readonly HourCount[]): number[] {
  const nthOf = new Map(points.flatMap((point, nth) => listDays(point).map((day) => [day, nth])));
  const sums = points.map(() => 0);
  for (const { hour, count } of counts) {
    const nth = nthOf.get(seoulDay(hour * HOUR_MS));
    if (nth !== undefined) sums[nth] = (sums[nth] ?? 0) + count;
  }
  return sums;
}
