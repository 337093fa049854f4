import { MINUTE_MS } from '#shared/durations.ts';
import type { Party } from '../../party.contract.ts';

const HOUR_MINUTES = 60;

interface TimeLeft {
  /** Remaining share of the time from creation to end, 0 to 1. */
  share: number;
  /** Remaining minutes, rounded up, so that nothing ends earlier than shown. */
  minutes: number;
}

/** @param now milliseconds by the server's clock */
export function timeLeft({ createdAt, expiredAt }: Pick<Party, 'createdAt' | 'expiredAt'>, now: number): TimeLeft {
  const [start, end] = [Date.parse(createdAt), Date.parse(expiredAt)];
  const left = Math.max(end - now, 0);
  return { share: Math.min(left / Math.max(end - start, 1), 1), minutes: Math.ceil(left / MINUTE_MS) };
}

/** Returns `1시간 12분`, `40분` or `2시간`. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  if (hours === 0) return `${rest}분`;
  return rest === 0 ? `${hours}시간` : `${hours}시간 ${rest}분`;
}
