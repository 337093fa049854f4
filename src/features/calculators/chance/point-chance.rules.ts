// Binomial probability by the saddle-point expansion (C. Loader, 2000): exact to the last digits
// where factorials overflow and differences of log-gamma values cancel.

const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI);

/** 0 < p < 1, 0 ≤ hits ≤ tries. */
export function pointChance(p: number, tries: number, hits: number): number {
  if (hits === 0) return Math.exp(tries * Math.log1p(-p));
  if (hits === tries) return Math.exp(tries * Math.log(p));
  const misses = tries - hits;
  const core =
    stirlingError(tries) -
    stirlingError(hits) -
    stirlingError(misses) -
    deviance(hits, tries * p) -
    deviance(misses, tries * (1 - p));
  const spread = HALF_LOG_TWO_PI + 0.5 * (Math.log(hits) + Math.log1p(-hits / tries));
  return Math.exp(core - spread);
}

/** log(n!) minus Stirling's formula, for small n. */
const SMALL_ERRORS: readonly number[] = smallErrors();

function smallErrors(): number[] {
  const errors = [0];
  let logFactorial = 0;
  for (let n = 1; n < 16; n += 1) {
    logFactorial += Math.log(n);
    errors.push(logFactorial - (HALF_LOG_TWO_PI + (n + 0.5) * Math.log(n) - n));
  }
  return errors;
}

function stirlingError(n: number): number {
  const known = SMALL_ERRORS[n];
  if (known !== undefined) return known;
  const square = n * n;
  const tail = 1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square;
  return (1 / 12 - (1 / 360 - tail / square) / square) / n;
}

/** x·log(x/mean) + mean − x, without cancellation when both are close. */
function deviance(x: number, mean: number): number {
  const gap = x - mean;
  if (Math.abs(gap) >= 0.1 * (x + mean)) return x * Math.log(x / mean) - gap;
  const ratio = gap / (x + mean);
  let sum = gap * ratio;
  let power = 2 * x * ratio;
  // The ratio is below 0.1: twelve terms are enough for double precision.
  for (let odd = 3; odd < 40; odd += 2) {
    power *= ratio * ratio;
    const next = sum + power / odd;
    if (next === sum) break;
    sum = next;
  }
  return sum;
}
