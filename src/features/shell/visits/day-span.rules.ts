import { DAY_MS } from '#shared/durations.ts';

/** Days in Seoul, `2026-11-23`; both ends count. */
export interface DaySpan {
  from: string;
  to: string;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function countDays({ from, to }: DaySpan): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1);
}

export function listDays(span: DaySpan): string[] {
  return Array.from({ length: countDays(span) }, (_, nth) => addDays(span.from, nth));
}
