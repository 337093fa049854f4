import { formatDigits } from '#shared/korean/amount.ts';

/** A chance above this would be rounded to 100%. */
const NEARLY_ONE = 0.99995;
const MIN_SHOWN = 1e-9;

/** `63.2`, `0.0012`; `99.99` with `isOver` for a chance just below 1. */
export function percentParts(chance: number): { digits: string; isOver: boolean; isUnder: boolean } {
  if (chance >= 1) return { digits: '100', isOver: false, isUnder: false };
  if (chance >= NEARLY_ONE) return { digits: '99.99', isOver: true, isUnder: false };
  if (chance <= 0) return { digits: '0', isOver: false, isUnder: false };
  if (chance < MIN_SHOWN) return { digits: '0.0000001', isOver: false, isUnder: true };
  const percent = chance * 100;
  const places = percent >= 0.1 ? 2 : Math.min(10, 1 - Math.floor(Math.log10(percent)));
  const digits = percent.toFixed(places).replace(/\.?0+$/, '');
  return { digits, isOver: false, isUnder: false };
}

/** `63.2%`, `99.99% 초과`, `0.0000001% 미만`. */
export function chanceText(chance: number): string {
  const { digits, isOver, isUnder } = percentParts(chance);
  return `${digits}%${isOver ? ' 초과' : ''}${isUnder ? ' 미만' : ''}`;
}

export function oddsText(chance: number): string | null {
  if (chance <= 0 || chance > 0.5) return null;
  const every = 1 / chance;
  const digits = every >= 100 ? formatDigits(Math.round(every)) : String(Math.round(every * 10) / 10);
  return `${digits}번에 1번`;
}

export function expectedText(expected: number): string {
  if (expected >= 10) return `${formatDigits(Math.round(expected))}개`;
  if (expected === 0) return '0개';
  if (expected < 0.01) return '0.01개 미만';
  return `${expected.toFixed(2).replace(/\.?0+$/, '')}개`;
}

const MINUTES_A_DAY = 1440;
const DAYS_A_YEAR = 365;

/** `40분`, `3시간 20분`, `12일`, `3년`: at most two units. */
export function durationText(hours: number): string {
  const minutes = Math.ceil(hours * 60);
  if (minutes < 60) return `${minutes}분`;
  if (minutes < MINUTES_A_DAY) return twoUnits(Math.floor(minutes / 60), '시간', minutes % 60, '분');
  const wholeHours = Math.round(minutes / 60);
  const days = Math.floor(wholeHours / 24);
  if (days < 30) return twoUnits(days, '일', wholeHours % 24, '시간');
  if (days < DAYS_A_YEAR) return `${formatDigits(days)}일`;
  return `${formatDigits(Math.round(days / DAYS_A_YEAR))}년`;
}

function twoUnits(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large}${largeUnit}` : `${large}${largeUnit} ${small}${smallUnit}`;
}
