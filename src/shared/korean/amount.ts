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

/** The most 전 that one character can own, and the largest price. */
export const MAX_AMOUNT = 4_294_967_295;

export interface AmountPart {
  digits: string;
  unit: '조' | '억' | '만' | '천' | '전' | '';
}

const MYRIADS = [
  [1_000_000_000_000, '조'],
  [100_000_000, '억'],
  [10_000, '만'],
] as const;

/** Formats with commas: `26,000,000,000`. Without `Intl`, so that the text is the same on every machine. */
export function formatDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

function splitMyriads(value: number): { parts: AmountPart[]; rest: number } {
  const parts: AmountPart[] = [];
  let rest = value;
  for (const [size, unit] of MYRIADS) {
    const count = Math.floor(rest / size);
    if (count > 0) parts.push({ digits: formatDigits(count), unit });
    rest -= count * size;
  }
  return { parts, rest };
}

function canNameThousands(parts: readonly AmountPart[], rest: number): boolean {
  return rest > 0 && rest % 1000 === 0 && (parts.length === 0 || parts.at(-1)?.unit === '만');
}

function joinParts(parts: readonly AmountPart[]): string {
  return parts.map((part, index) => (index > 0 && part.unit !== '천' ? ' ' : '') + part.digits + part.unit).join('');
}

/**
 * Splits a price (a whole number of 전, not negative) into the units players use: 35,000 → 3만 + 5천. A rest without a
 * unit is in 전. One digit after 만 would be read as thousands (`12만5`), so such a price is written in full digits.
 */
export function amountParts(amount: number): AmountPart[] {
  const { parts, rest } = splitMyriads(amount);
  if (canNameThousands(parts, rest)) return [...parts, { digits: String(rest / 1000), unit: '천' }];
  if (rest === 0 && parts.length > 0) return parts;
  if (parts.length > 0 && rest < 10) return [{ digits: formatDigits(amount), unit: '전' }];
  return [...parts, { digits: formatDigits(rest), unit: '전' }];
}

export function formatAmount(amount: number): string {
  return joinParts(amountParts(amount));
}

/** Formats a plain count such as experience: 26,000,000,000 → `260억`, 12,345,678 → `1,234만 5,678`. */
export function formatCount(count: number): string {
  const { parts, rest } = splitMyriads(count);
  if (canNameThousands(parts, rest)) return joinParts([...parts, { digits: String(rest / 1000), unit: '천' }]);
  if (rest === 0 && parts.length > 0) return joinParts(parts);
  return joinParts([...parts, { digits: formatDigits(rest), unit: '' }]);
}
