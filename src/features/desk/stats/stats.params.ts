import { addDays } from '#features/shell/visits/day-span.rules.ts';
import { definePageParams, type LinkValues, type ParamValues, param } from '#shared/page-params.ts';
import { getStatsFile, STATS_DEFAULT_DAYS, STATS_STEPS, type StatsStep, type StatsTable } from './stats.contract.ts';

export const STATS_PATH = '/operator/stats';
/** Spans that end today, in days. */
export const STATS_SPANS = [7, 30, 90, 400] as const;

const DAY_LENGTH = 20;

const fields = {
  by: param.choice(STATS_STEPS, 'day'),
  days: param.choice(STATS_SPANS, STATS_DEFAULT_DAYS),
  /** As typed: what is no day is refused by the server. */
  from: param.words(DAY_LENGTH),
  to: param.words(DAY_LENGTH),
};

export const statsParams = definePageParams({ data: fields });
export type StatsSearch = ParamValues<typeof fields>;

export function statsLink(search: LinkValues<StatsSearch>): string {
  return statsParams.link(STATS_PATH, search);
}

export interface StatsPeriod {
  readonly from: string;
  readonly to: string;
  readonly by: StatsStep;
}

/** A named period, where only one end is named up to today or the usual days; else the days that end today. */
export function readPeriod({ by, days, from, to }: StatsSearch, today: string): StatsPeriod {
  if (from === undefined && to === undefined) return { from: addDays(today, 1 - days), to: today, by };
  const end = to ?? today;
  return { from: from ?? usualStart(end), to: end, by };
}

function usualStart(end: string): string {
  return isDay(end) ? addDays(end, 1 - STATS_DEFAULT_DAYS) : end;
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** `2026.1.5`, `2026-01-05` and `20260105` are the same day; what is none stays as it was typed. */
export function readTypedDay(text: string): string {
  const [, year, month = '', date = ''] =
    /^(\d{4})\s*[.\-/년 ]?\s*(\d{1,2})\s*[.\-/월 ]?\s*(\d{1,2})\s*[.일]?$/.exec(text.trim()) ?? [];
  return year === undefined ? text.trim() : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** Where a table is taken away as a file. */
export function statsFile(table: StatsTable, { from, to, by }: StatsPeriod): string {
  return `${getStatsFile.path}?${new URLSearchParams({ table, from, to, by })}`;
}
