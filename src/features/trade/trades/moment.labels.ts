import { relativeTime } from '#shared/korean/relative-time.ts';

const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** `11.21 15:04`, in Korea. */
export function clockMoment(at: string): string {
  const clock = new Date(Date.parse(at) + SEOUL_OFFSET_MS).toISOString();
  return `${clock.slice(5, 7)}.${clock.slice(8, 10)} ${clock.slice(11, 16)}`;
}

/**
 * `3분 전`, or the hour where now is not known: a page that is kept for everybody must not say when it was made. Clocks that
 * go wrong by a little never show the future.
 */
export function momentText(at: string, now: number | null): string {
  if (now === null) return clockMoment(at);
  return relativeTime(at, Math.max(now, Date.parse(at)));
}
