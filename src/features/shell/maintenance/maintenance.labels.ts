import { seoulDay } from '#shared/korean/dates.ts';
import { formatClock, formatMonthDay } from '#shared/korean/day-texts.ts';

/**
 * Returns `점검 시간: 11월 23일 06:00부터 10:00까지`.
 * @param until null when no end was announced
 */
export function maintenanceSpanText({ from, until }: { from: string; until: string | null }): string {
  const begins = `점검 시간: ${formatMonthDay(from)} ${formatClock(from)}부터`;
  if (until === null) return `${begins} (끝나는 시간은 아직 정해지지 않았습니다)`;
  const day = seoulDay(until) === seoulDay(from) ? '' : `${formatMonthDay(until)} `;
  return `${begins} ${day}${formatClock(until)}까지`;
}
