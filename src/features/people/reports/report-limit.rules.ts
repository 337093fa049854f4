import { DAY_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';

/** Only open reports younger than this count, so that a slow queue does not block anybody from reporting. */
export const OPEN_COUNTS_MS = 7 * DAY_MS;
const MAX_OPEN = 10;
/** Limit for reporters of whose last ten handled reports at least five were acted upon. */
const MAX_OPEN_OF_TRUSTED = 30;
export const LAST_HANDLED = 10;
const UPHELD_OF_TRUSTED = 5;
export const MAX_A_DAY = 20;

export interface ReportingCase {
  /** Creation times of open reports of the last seven days. */
  readonly open: readonly Date[];
  /** Number of reports since midnight in Korea. */
  readonly today: number;
  /** Number of reports that were acted upon, among the last ten handled ones. */
  readonly upheld: number;
}

export type ReportLimitIssue = { readonly reason: 'TOO_MANY_OPEN' | 'TOO_MANY_TODAY'; readonly retryAt: Date };

export function maxOpen({ upheld }: Pick<ReportingCase, 'upheld'>): number {
  return upheld >= UPHELD_OF_TRUSTED ? MAX_OPEN_OF_TRUSTED : MAX_OPEN;
}

/**
 * Returns undefined when another report is allowed. `retryAt` is the latest time: an open report may be handled
 * earlier.
 */
export function validateReportLimit(reporting: ReportingCase, now: Date): ReportLimitIssue | undefined {
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
