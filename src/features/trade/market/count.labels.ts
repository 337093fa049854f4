import { formatDigits } from '#shared/korean/amount.ts';

/** Beyond that a count says nothing more. */
export const MAX_COUNTED = 1000;

/** `3,912건`, or that there are more than anyone counts. */
export function countText(count: number): string {
  return count > MAX_COUNTED ? `${formatDigits(MAX_COUNTED)}건 넘음` : `${formatDigits(count)}건`;
}
