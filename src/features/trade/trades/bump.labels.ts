import { PULL_UP_EVERY_MS } from './trade.limits.ts';

const MINUTE_S = 60;

/** Milliseconds until the next pull-up; 0: now. */
export function waitOf(pullUpAt: string | null, now: number): number {
  return pullUpAt === null ? 0 : Math.max(Date.parse(pullUpAt) + PULL_UP_EVERY_MS - now, 0);
}

/** `24:05`; what is left of a second counts as one, so that it never promises too early. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
}
