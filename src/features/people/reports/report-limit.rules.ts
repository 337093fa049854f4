import { DAY_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';

/** Older open ones do not count: a queue that stands still silences nobody. */
export const OPEN_COUNTS_MS = 7 * DAY_MS;
const MAX_OPEN = 10;
/** Of whose last ten at least five were acted upon. */
const MAX_OPEN_OF_TRUSTED = 30;
export const LAST_HANDLED = 10;
const UPHELD_OF_TRUSTED = 5;
export const MAX_A_DAY = 20;

export interface ReportingCase {
  /** When the open ones of the last seven days were made. */
  readonly open: readonly Date[];
  /** Made since the Korean midnight. */
  readonly today: number;
  /** Of the last ten that were handled. */
  readonly upheld: number;
}

export type ReportRefusal = { readonly reason: 'TOO_MANY_OPEN' | 'TOO_MANY_TODAY'; readonly retryAt: Date };

export function maxOpen({ upheld }: Pick<ReportingCase, 'upheld'>): number {
  return upheld >= UPHELD_OF_TRUSTED ? MAX_OPEN_OF_TRUSTED : MAX_OPEN;
}

/** Undefined: allowed. An open one may end before `retryAt`. */
export function reportRefusal(reporting: ReportingCase, now: Date): ReportRefusal | undefined {
  if (reporting.today >= MAX_A_DAY) {
    return { reason: 'TOO_MANY_TODAY', retryAt: new Date(startOfReportDay(now).getTime() + DAY_MS) };
  }
  const newest = reporting.open.toSorted((one, other) => other.getTime() - one.getTime());
  const leaving = newest[maxOpen(reporting) - 1];
  return leaving && { reason: 'TOO_MANY_OPEN', retryAt: new Date(leaving.getTime() + OPEN_COUNTS_MS) };
}

export function startOfReportDay(now: Date): Date {
  return startOfSeoulDay(seoulDay(now));
}
