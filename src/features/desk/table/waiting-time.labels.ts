import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';

/** Formats how long something has waited: `3시간 12분`, `1일 2시간`. */
export function waitingTime(at: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(at));
  const [days, hours, minutes] = [
    Math.floor(ms / DAY_MS),
    Math.floor((ms % DAY_MS) / HOUR_MS),
    Math.floor((ms % HOUR_MS) / MINUTE_MS),
  ];
  if (days > 0) return hours > 0 ? `${days}일 ${hours}시간` : `${days}일`;
  if (hours > 0) return minutes > 0 ? `${hours}시간 ${minutes}분` : `${hours}시간`;
  return `${minutes}분`;
}

/** Whether the promised answer within a day is late. */
export function isLate(at: string, now: number): boolean {
  return now - Date.parse(at) > DAY_MS;
}
