import { formatDigits } from '#shared/korean/amount.ts';

/** Counting stops at this number. */
export const MAX_COUNTED = 1000;

/** `3,912건`, `1,000건 넘음` */
export function countText(count: number): string {
  return count > MAX_COUNTED ? `${formatDigits(MAX_COUNTED)}건 넘음` : `${formatDigits(count)}건`;
}
