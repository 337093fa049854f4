import { formatDigits } from '#shared/korean/amount.ts';

const UNITS = [
  [1_000_000_000_000, '조'],
  [100_000_000, '억'],
  [10_000, '만'],
] as const;

/** 1,311,500,000,000 becomes 1조 3,115억: the two largest units, rounded down. */
export function countParts(count: number): { digits: string; unit?: string }[] {
  const first = UNITS.findIndex(([size]) => count >= size);
  if (first < 0) return [{ digits: formatDigits(count) }];
  const [size, unit] = UNITS[first] ?? [1, ''];
  const [below, unitBelow] = UNITS[first + 1] ?? [1, ''];
  const rest = Math.floor((count % size) / below);
  const head = { digits: formatDigits(Math.floor(count / size)), unit };
  if (rest === 0) return [head];
  return [head, unitBelow === '' ? { digits: formatDigits(rest) } : { digits: formatDigits(rest), unit: unitBelow }];
}

/** Returns `1조 3,115억`; `–` when the count is not known. */
export function countText(count: number | null): string {
  if (count === null) return '–';
  return countParts(count)
    .map(({ digits, unit }) => digits + (unit ?? ''))
    .join(' ');
}
