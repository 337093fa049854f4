import { MAX_PRICE } from '../trades/trade.limits.ts';

const REJECTION_FROM_PLAYERS = 5;
/** Standard deviations, estimated as 1.4826 × MAD. */
const MAX_DEVIATIONS = 3.5;
const DEVIATIONS_PER_MAD = 1.4826;
/** Minimum factors of the bands as integers, `[3, 1]` is 3 ÷ 1, so that prices at the edges are exactly inside. */
const WIDE_FACTOR: Factor = [3, 1];
const NARROW_FACTOR: Factor = [5, 4];
/** `change` is rounded to ten-thousandths. */
const CHANGE_STEPS = 10_000;

type Factor = readonly [numerator: number, denominator: number];

export interface Weighted {
  value: number;
  /** A positive integer. */
  weight: number;
}

/** Integer prices, both ends included. */
export interface PriceRange {
  low: number;
  high: number;
}

export interface Bands {
  /** The weighted median is the mean of these two, which are mostly equal. */
  middle: readonly [number, number];
  mad: number;
  /** Range of prices that count in median, quartiles, players and confidence. */
  wide: PriceRange;
  /** Range of prices that count in low, high and the last completed price. */
  narrow: PriceRange;
}

/**
 * Returns the first value whose cumulative weight exceeds a quarter, half or three quarters of the sum, twice; where
 * the weight is met exactly, that value and the next one.
 */
export function valuesAt(sorted: readonly Weighted[], quarters: 1 | 2 | 3): [number, number] {
  const sum = sumOfWeights(sorted);
  let cumulated = 0;
  for (const [index, { value, weight }] of sorted.entries()) {
    cumulated += weight;
    if (4 * cumulated > quarters * sum) return [value, value];
    if (4 * cumulated === quarters * sum) return [value, sorted[index + 1]?.value ?? value];
  }
  throw new RangeError('No values');
}

/** Returns a percentile of integer prices, rounded half up. */
export function computePercentile(sorted: readonly Weighted[], quarters: 1 | 2 | 3): number {
  const [below, above] = valuesAt(sorted, quarters);
  return Math.floor((below + above + 1) / 2);
}

/** Computes the bands from one price for each player; null: too few players, so all prices are accepted. */
export function computeBands(sorted: readonly Weighted[]): Bands | null {
  if (sorted.length < REJECTION_FROM_PLAYERS) return null;
  const middle = valuesAt(sorted, 2);
  const logarithm = Math.log((middle[0] + middle[1]) / 2);
  const deviations = sorted
    .map(({ value, weight }) => ({ value: Math.abs(Math.log(value) - logarithm), weight }))
    .toSorted(ascending);
  const [below, above] = valuesAt(deviations, 2);
  const mad = (below + above) / 2;
  const deviating = rangeWithin(logarithm, MAX_DEVIATIONS * DEVIATIONS_PER_MAD * mad);
  return {
    middle,
    mad,
    wide: union(rangeOfFactor(middle, WIDE_FACTOR), deviating),
    narrow: union(rangeOfFactor(middle, NARROW_FACTOR), deviating),
  };
}

export function isIn(range: PriceRange | null | undefined, price: number): boolean {
  return !range || (price >= range.low && price <= range.high);
}

/** 0.032 is +3.2 %; four digits, halves rounded up. */
export function changeBetween(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return null;
  return Math.floor((2 * CHANGE_STEPS * (now - before) + before) / (2 * before)) / CHANGE_STEPS;
}

export function sumOfWeights(weighted: readonly { weight: number }[]): number {
  return weighted.reduce((sum, { weight }) => sum + weight, 0);
}

export function ascending(a: Weighted, b: Weighted): number {
  return a.value - b.value;
}

/** Returns the range from the middle ÷ factor to the middle × factor. */
function rangeOfFactor([a, b]: Bands['middle'], [numerator, denominator]: Factor): PriceRange {
  return {
    low: Math.max(1, Math.ceil(((a + b) * denominator) / (2 * numerator))),
    high: Math.min(MAX_PRICE, Math.floor(((a + b) * numerator) / (2 * denominator))),
  };
}

/** Returns the range of integer prices whose logarithm deviates by at most `most`. */
function rangeWithin(logarithm: number, most: number): PriceRange {
  const isWithin = (price: number) => Math.abs(Math.log(price) - logarithm) <= most;
  // Includes one step to either side, since `exp` is not exact.
  let high = Math.min(MAX_PRICE, Math.floor(Math.exp(logarithm + most)) + 1);
  while (high > 1 && !isWithin(high) && Math.log(high) > logarithm) high -= 1;
  let low = Math.max(1, Math.ceil(Math.exp(logarithm - most)) - 1);
  while (low < MAX_PRICE && !isWithin(low) && Math.log(low) < logarithm) low += 1;
  return { low, high };
}

function union(one: PriceRange, other: PriceRange): PriceRange {
  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) };
}
