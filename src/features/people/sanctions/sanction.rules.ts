import { DAY_MS } from '#shared/durations.ts';

/** Days for which a warning counts (contract §21). */
export const WARNING_DAYS = 365;

export function warningEnd(at: Date): Date {
  return new Date(at.getTime() + WARNING_DAYS * DAY_MS);
}
