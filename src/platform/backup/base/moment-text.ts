import { seoulClock } from '#shared/korean/dates.ts';

/** Formats a moment in Korean time: `2026-11-22 14:05:00`. */
export function momentText(at: Date): string {
  return seoulClock(at).toISOString().slice(0, 19).replace('T', ' ');
}
