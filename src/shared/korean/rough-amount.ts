const MYRIAD = 10_000;
const HUNDRED_MILLION = 100_000_000;

/**
 * Rounds a price for a narrow list, in 전: to four significant digits, and from a hundred million on to whole 만.
 * 134,523,456 → 134,520,000 (1억 3,452만), 1,234,567 → 1,235,000 (123만5천).
 */
export function roughAmount(amount: number): number {
  if (amount < MYRIAD) return amount;
  const step = amount < HUNDRED_MILLION ? 10 ** (String(amount).length - 4) : MYRIAD;
  return Math.round(amount / step) * step;
}
