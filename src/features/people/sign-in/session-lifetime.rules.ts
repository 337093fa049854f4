import { DAY_MS } from '#shared/durations.ts';

/** A chain of refreshes ends after that many days, however much it is used (contract §4). */
export const SESSION_DAYS = 90;

export function sessionEnd(signedInAt: Date): Date {
  return new Date(signedInAt.getTime() + SESSION_DAYS * DAY_MS);
}
