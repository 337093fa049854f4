import { DAY_MS } from '#shared/durations.ts';

/** Days after which a session ends, however often it is refreshed (contract §4). */
export const SESSION_DAYS = 90;

export function sessionEnd(signedInAt: Date): Date {
  return new Date(signedInAt.getTime() + SESSION_DAYS * DAY_MS);
}
