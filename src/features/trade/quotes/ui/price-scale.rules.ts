import { formatDigits } from '#shared/korean/amount.ts';

const STEPS = [1, 2, 2.5, 5, 10];

/** Smallest readable step that divides `range` into at most `most` parts; whole numbers. */
export function readableStep(range: number, most: number): number {
  const rough = Math.max(range / most, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.map((factor) => factor * power).find((size) => size >= rough && Number.isInteger(size));
  return step ?? power * 10;
}

export function priceTicks(prices: readonly number[], most: number): number[] {
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  // A single price gets 10 % of room above and below.
  const range = high - low || high / 5;
  const step = readableStep(range, most - 2);
  // A line on the edge of the drawing would look cut off.
  const room = step / 8;
  const first = Math.max(0, Math.floor((low - room) / step) * step);
  const last = Math.max(Math.ceil((high + room) / step) * step, first + step);
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step);
}

const UNITS = [
  [1_000_000_000_000, '조'],
  [100_000_000, '억'],
  [10_000, '만'],
] as const;

/** Formats the value in the unit of the highest one, with as many decimals as are needed to distinguish neighbours. */
export function tickLabel(value: number, step: number, highest: number): string {
  const unit = UNITS.find(([size]) => highest >= size);
  if (!unit || value === 0) return formatDigits(value);
  const [size, name] = unit;
  const decimals = countDecimals(step / size);
  if (decimals === 0) return formatDigits(Math.round(value / size)) + name;
  const whole = Math.floor(value / size);
  const [, fraction = ''] = (value / size - whole).toFixed(decimals).split('.');
  return `${formatDigits(whole)}.${fraction}${name}`;
}

function countDecimals(step: number): number {
  let decimals = 0;
  for (let scaled = step; Math.abs(scaled - Math.round(scaled)) > 1e-6 || scaled < 0.5; scaled *= 10) decimals += 1;
  return decimals;
}

/** Maximum factor between the median and the ends of an axis. */
const REACH = 3;

/** Returns the prices that determine the axis: a single outlier must not flatten the others. */
export function pricesOnScale(prices: readonly number[]): number[] {
  const middle = prices.toSorted((a, b) => a - b)[Math.floor((prices.length - 1) / 2)] ?? 0;
  return prices.filter((price) => price <= middle * REACH && price * REACH >= middle);
}
