import { formatDigits } from '#shared/korean/amount.ts';
import type { Settlement } from './settlement.contract.ts';

export const UNIT_CHOICES = [
  { value: 1, label: '1전' },
  { value: 100, label: '100전' },
  { value: 1000, label: '천' },
  { value: 10_000, label: '만' },
] as const;

/** Short labels for forms in a narrow column. */
export const SHORT_REMAINDER_CHOICES = [
  { value: 1, label: '돈 가진 사람' },
  { value: 2, label: '버림 금액 큰 순' },
  { value: 3, label: '문파 기금' },
] as const;

const CUT: Readonly<Record<number, string>> = {
  1: '',
  100: ', 100전 미만 버림',
  1000: ', 1,000전 미만 버림',
  10000: ', 1만전 미만 버림',
};

/** Returns `58,516,000 ÷ 15, 1,000전 미만 버림`. */
export function divisionText({ sale, unit }: Pick<Settlement, 'sale' | 'unit'>, weight: number): string {
  return `${formatDigits(sale)} ÷ ${formatDigits(weight)}${CUT[unit] ?? ''}`;
}

/**
 * Returns the amount in 전 of a share of weight 1, without the remainder.
 * @param weight sum of all weights
 */
export function oneWeight(sale: number, weight: number, unit: number): number {
  return weight === 0 ? 0 : Number(BigInt(sale) / (BigInt(weight) * BigInt(unit))) * unit;
}
