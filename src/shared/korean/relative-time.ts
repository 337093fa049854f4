const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: readonly (readonly [sizeMs: number, name: string])[] = [
  [365 * DAY, '년'],
  [30 * DAY, '개월'],
  [DAY, '일'],
  [HOUR, '시간'],
  [MINUTE, '분'],
];

/**
 * Formats a time relative to now: `3분 전`, `2일 후`; under a minute `방금 전` and `곧`. Future times are rounded up, so that
 * nothing is promised too early.
 */
export function relativeTime(at: Date | string | number, now: Date | string | number): string {
  const aheadMs = new Date(at).getTime() - new Date(now).getTime();
  const distanceMs = Math.abs(aheadMs);
  const unit = UNITS.find(([sizeMs]) => distanceMs >= sizeMs);
  if (!unit) return aheadMs > 0 ? '곧' : '방금 전';
  const [sizeMs, name] = unit;
  return aheadMs > 0 ? `${Math.ceil(distanceMs / sizeMs)}${name} 후` : `${Math.floor(distanceMs / sizeMs)}${name} 전`;
}

/** Formats a deadline: `3분 후까지`; under a minute `잠시 뒤까지`, because `곧까지` is not Korean. */
export function untilTime(at: Date | string | number, now: Date | string | number): string {
  const time = relativeTime(at, now);
  return time === '곧' ? '잠시 뒤까지' : `${time}까지`;
}
