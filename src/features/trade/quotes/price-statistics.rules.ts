/** From so many players on, prices far from the others are rejected. */
const REJECTION_FROM_PLAYERS = 5;
/** How many standard deviations, as the median of the deviations tells them (1.4826 × MAD), a price may be away. */
const MAX_DEVIATIONS = 3.5;
const DEVIATIONS_PER_MAD = 1.4826;
/** Instead, when half of the prices are one and the same. */
const MAX_TIMES = 3;
/** `change` is told in ten-thousandths. */
const CHANGE_STEPS = 10_000;

/**
 * A continuous percentile of prices in rising order, rounded half up. Exact: quarters of a price are whole numbers here.
 * @param quarters 1: p25, 2: median, 3: p75
 */
export function quartileOf(sorted: readonly number[], quarters: 1 | 2 | 3): number {
  const place = quarters * (sorted.length - 1);
  const below = priceAt(sorted, Math.floor(place / 4));
  const rest = place % 4;
  const step = rest === 0 ? 0 : priceAt(sorted, Math.floor(place / 4) + 1) - below;
  return Math.floor((4 * below + rest * step + 2) / 4);
}

/** Which prices are not rejected, as a test; the prices are one per player. */
export function acceptedAmong(prices: readonly number[]): (price: number) => boolean {
  if (prices.length < REJECTION_FROM_PLAYERS) return () => true;
  const logarithms = prices.toSorted(ascending).map(Math.log);
  const middle = middleOf(logarithms);
  const deviation = middleOf(logarithms.map((logarithm) => Math.abs(logarithm - middle)).toSorted(ascending));
  if (deviation === 0) {
    // More than half of the prices are equal, so that the median is one of them, and whole numbers decide.
    const usual = quartileOf(prices.toSorted(ascending), 2);
    return (price) => price <= MAX_TIMES * usual && MAX_TIMES * price >= usual;
  }
  const most = MAX_DEVIATIONS * DEVIATIONS_PER_MAD * deviation;
  return (price) => Math.abs(Math.log(price) - middle) <= most;
}

/** Of two whole medians: 0.032 is +3.2 %, to four digits, halves upwards. */
export function changeBetween(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return null;
  return Math.floor((2 * CHANGE_STEPS * (now - before) + before) / (2 * before)) / CHANGE_STEPS;
}

export function ascending(a: number, b: number): number {
  return a - b;
}

/** The middle one of values in rising order; of an even number, half the sum of both. */
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
