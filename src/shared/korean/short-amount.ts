import { formatDigits } from './amount.ts';

const UNITS = [
  [1_000_000_000_000, '조'],
  [100_000_000, '억'],
  [10_000, '만'],
] as const;

export function shortAmount(value: number): string {
  const unit = UNITS.find(([size]) => value >= size);
  if (!unit) return formatDigits(Math.round(value));
  const [size, name] = unit;
  const count = value / size;
  if (count >= 100) return formatDigits(Math.round(count)) + name;
  return Number(count.toFixed(count >= 10 ? 1 : 2)) + name;
}
