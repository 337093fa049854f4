import { relativeTime } from '#shared/korean/relative-time.ts';

const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** `11.21 15:04`, Korean time. */
export function clockMoment(at: string): string {
  const clock = new Date(Date.parse(at) + SEOUL_OFFSET_MS).toISOString();
  return `${clock.slice(5, 7)}.${clock.slice(8, 10)} ${clock.slice(11, 16)}`;
}

/**
 * `3분 전`; date and time when `now` is null, since a cached page must not depend on when it was rendered. Small clock
 * differences never result in a time in the future.
 */
export function momentText(at: string, now: number | null): string {
  if (now === null) return clockMoment(at);
  return relativeTime(at, Math.max(now, Date.parse(at)));
}
