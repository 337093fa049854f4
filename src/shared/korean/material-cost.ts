import { formatAmount } from './amount.ts';

/** `4만2천`; `5,608전 + 시세 없는 재료 13종`; of no price at all `시세 없는 재료 13종`. */
export function knownCostText(known: number, unpriced: number): string {
  if (unpriced === 0) return formatAmount(known);
  return known > 0 ? `${formatAmount(known)} ${unpricedText(unpriced, known)}` : unpricedText(unpriced, known);
}

/** What is added to the known part, or all there is. */
export function unpricedText(unpriced: number, known: number): string {
  return `${known > 0 ? '+ ' : ''}시세 없는 재료 ${unpriced}종`;
}
