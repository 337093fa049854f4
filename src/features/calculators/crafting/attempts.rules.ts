/**
 * Attempts until a number of successes: the negative binomial distribution. "At most N attempts" means "at least s
 * successes in N attempts", which is the regularised incomplete beta function I_p(s, N − s + 1): exact, and without a
 * sum over N.
 */

type Chance = number;

const TINY = 1e-300;
const PRECISE = 1e-14;
const MAX_STEPS = 2_000;

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
] as const;

/** ln Γ(x) for x ≥ ½. */
function logGamma(x: number): number {
  const base = x - 1;
  const t = base + 7.5;
  const series = LANCZOS.reduce((sum, factor, index) => sum + factor / (base + index + 1), 0.9999999999998099);
  return 0.5 * Math.log(2 * Math.PI) + (base + 0.5) * Math.log(t) - t + Math.log(series);
}

function awayFromZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

/** The continued fraction of the incomplete beta function (Lentz's algorithm). */
function betaFraction(a: number, b: number, x: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= MAX_STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < PRECISE) break;
  }
  return fraction;
}

function regularisedBeta(a: number, b: number, x: number): number {
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(a, b, x)) / a : 1 - (front * betaFraction(b, a, 1 - x)) / b;
}

export function chanceWithin(attempts: number, successes: number, p: Chance): Chance {
  if (successes <= 0) return 1;
  if (attempts < successes) return 0;
  if (p >= 1) return 1;
  return Math.min(1, Math.max(0, regularisedBeta(successes, attempts - successes + 1, p)));
}

/** A chance of exactly the wanted value must not fail by rounding. */
const EPSILON = 1e-12;

export function attemptsFor(wanted: Chance, successes: number, p: Chance): number {
  const isShort = (attempts: number) => chanceWithin(attempts, successes, p) + EPSILON < wanted;
  if (successes <= 0) return 0;
  let short = successes - 1;
  let enough = Math.max(successes, Math.ceil(successes / p));
  while (isShort(enough)) {
    short = enough;
    enough *= 2;
  }
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2);
    if (isShort(middle)) short = middle;
    else enough = middle;
  }
  return enough;
}
