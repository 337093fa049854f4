import { formatDigits } from '#shared/korean/amount.ts';
import { WAITING_LABELS } from '../desk.labels.ts';
import type { DayKind, WaitingKind } from './overview.contract.ts';

/** Labels of the numbers, which stand without their rows. */
export const COUNT_LABELS: Readonly<Record<WaitingKind, string>> = { ...WAITING_LABELS, jobs: '실패한 작업' };

export const DAY_LABELS: Readonly<Record<DayKind, string>> = {
  signIns: '로그인',
  players: '새 회원',
  trades: '올린 거래',
  deals: '체결',
  parties: '파티',
  shouts: '외침',
};

/** `+3.1%`, `−8.7%`, `±0.0%`; without a week before, a dash. */
export function weekChange(now: number, before: number): string {
  if (before === 0) return '–';
  const tenths = Math.round(((now - before) / before) * 1000);
  const text = `${formatDigits(Math.floor(Math.abs(tenths) / 10))}.${Math.abs(tenths) % 10}%`;
  if (tenths === 0) return `±${text}`;
  return tenths > 0 ? `+${text}` : `−${text}`;
}

const KIB = 1024;
const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

export interface ByteText {
  digits: string;
  unit: string;
}

/** `412` and `MB`; below ten with a decimal: `3.2` and `GB`. */
export function bytesText(bytes: number): ByteText {
  let amount = bytes / KIB;
  let nth = 0;
  while (amount >= KIB && nth < UNITS.length - 1) {
    amount /= KIB;
    nth += 1;
  }
  const digits = amount < 9.95 ? amount.toFixed(1) : formatDigits(Math.round(amount));
  return { digits, unit: UNITS[nth] ?? '' };
}

export function percentText(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
