const REJECTION_FROM_PLAYERS = 5;
/** Standard deviations, estimated as 1.4826 × MAD. */
const MAX_DEVIATIONS = 3.5;
const DEVIATIONS_PER_MAD = 1.4826;
/** Factor that replaces the deviations when half of the prices are equal. */
const MAX_TIMES = 3;
/** `change` is rounded to ten-thousandths. */
const CHANGE_STEPS = 10_000;

/**
 * A continuous percentile of sorted prices, rounded half up. Exact, since quarters of a price are whole numbers here.
 * @param quarters 1: p25, 2: median, 3: p75
 */
export function quartileOf(sorted: readonly number[], quarters: 1 | 2 | 3): number {
  const place = quarters * (sorted.length - 1);
  const below = priceAt(sorted, Math.floor(place / 4));
  const rest = place % 4;
  const step = rest === 0 ? 0 : priceAt(sorted, Math.floor(place / 4) + 1) - below;
  return Math.floor((4 * below + rest * step + 2) / 4);
}

/** Predicate of accepted prices; `prices` are one per player. */
export function acceptedAmong(prices: readonly number[]): (price: number) => boolean {
  if (prices.length < REJECTION_FROM_PLAYERS) return () => true;
  const logarithms = prices.toSorted(ascending).map(Math.log);
  const middle = middleOf(logarithms);
  const deviation = middleOf(logarithms.map((logarithm) => Math.abs(logarithm - middle)).toSorted(ascending));
  if (deviation === 0) {
    // More than half of the prices are equal, so the MAD is 0 and factors decide.
    const usual = quartileOf(prices.toSorted(ascending), 2);
    return (price) => price <= MAX_TIMES * usual && MAX_TIMES * price >= usual;
  }
  const most = MAX_DEVIATIONS * DEVIATIONS_PER_MAD * deviation;
  return (price) => Math.abs(Math.log(price) - middle) <= most;
}

/** 0.032 is +3.2 %; four digits, halves rounded up. */
export function changeBetween(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return null;
  return Math.floor((2 * CHANGE_STEPS * (now - before) + before) / (2 * before)) / CHANGE_STEPS;
}

export function ascending(a: number, b: number): number {
  return a - b;
}

function middleOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? priceAt(sorted, middle)
    : (priceAt(sorted, middle - 1) + priceAt(sorted, middle)) / 2;
}

function priceAt(sorted: readonly number[], index: number): number {
  const price = sorted[index];
  if (price === undefined) throw new RangeError('No price in that place');
  return price;
}
