import type { Sanction } from '#features/people/sanctions/sanction.contract.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { formatDateTime, formatShortDate } from '#shared/korean/dates.ts';

/** `경고`, `정지 3일`. */
export function sanctionName({ kind, at, until }: Pick<Sanction, 'kind' | 'at' | 'until'>): string {
  if (kind === 'warning') return '경고';
  const ms = Date.parse(until) - Date.parse(at);
  const days = Math.round(ms / DAY_MS);
  return `정지 ${days > 0 ? `${days}일` : `${Math.max(1, Math.round(ms / HOUR_MS))}시간`}`;
}

/** The days that it lasted, or the one on which the warning was given. */
export function sanctionPeriod({ kind, at, until, endedAt }: Sanction): string {
  if (kind === 'warning') return formatShortDate(at);
  return `${formatShortDate(at)} – ${formatShortDate(endedAt ?? until)}`;
}

/** @param all the player's: a suspension ends the moment another one takes its place */
export function sanctionState(sanction: Sanction, all: readonly Sanction[], now: number): string {
  const { kind, until, endedAt } = sanction;
  if (endedAt !== null) {
    if (kind === 'warning') return '취소됨';
    return all.some(({ kind: other, at }) => other === kind && at === endedAt) ? '바뀜' : '풀림';
  }
  if (Date.parse(until) <= now) return '끝남';
  return kind === 'warning' ? `유효, ${formatShortDate(until)}까지` : `정지 중, ${formatDateTime(until)}까지`;
}
