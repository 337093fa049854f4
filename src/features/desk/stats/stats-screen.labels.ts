import { formatDigits } from '#shared/korean/amount.ts';
import type { Stats, StatsStep, StatsTable } from './stats.contract.ts';
import { HOST_NAMES } from './stats.labels.ts';

export const STEP_LABELS: Readonly<Record<StatsStep, string>> = { day: '일', week: '주', month: '월' };

export const TABLE_LABELS: Readonly<Record<StatsTable, string>> = {
  visits: '방문',
  pages: '많이 본 페이지',
  devices: '기기',
  hosts: '들어온 곳',
  counts: '활동',
  reports: '신고',
};

export function hostName({ kind, host }: Pick<Stats['hosts'][number], 'kind' | 'host'>): string {
  return host ?? HOST_NAMES[kind];
}

/** `7.2`; without visitors a dash. */
export function tenthsText(value: number | null): string {
  if (value === null) return '–';
  const tenths = Math.round(value * 10);
  return `${formatDigits(Math.floor(tenths / 10))}.${tenths % 10}`;
}

/** `−1.3시간`; without one of them nothing. */
export function hoursChange(now: number | null, before: number | null): string {
  if (now === null || before === null) return '';
  const tenths = Math.round((now - before) * 10);
  const text = `${tenthsText(Math.abs(tenths) / 10)}시간`;
  if (tenths === 0) return `±${text}`;
  return tenths > 0 ? `+${text}` : `−${text}`;
}

/** `61%`; of nothing a dash. */
export function wholePercent(part: number, all: number): string {
  return all === 0 ? '–' : `${Math.round((part / all) * 100)}%`;
}
