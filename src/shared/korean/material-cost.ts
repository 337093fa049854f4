import { formatAmount } from './amount.ts';

/** Formats a cost: `4만2천`; `5,608전 + 시세 없는 재료 13종` when some materials have no price; `시세 없는 재료 13종` when none has. */
export function knownCostText(known: number, unpriced: number): string {
  if (unpriced === 0) return formatAmount(known);
  return known > 0 ? `${formatAmount(known)} ${unpricedText(unpriced, known)}` : unpricedText(unpriced, known);
}

/** Formats the number of materials without a price, after `+` when a known cost comes before it. */
export function unpricedText(unpriced: number, known: number): string {
  return `${known > 0 ? '+ ' : ''}시세 없는 재료 ${unpriced}종`;
}
