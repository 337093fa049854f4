// Binomial probability by the saddle-point expansion (C. Loader, 2000): exact to the last digits
// where factorials overflow and differences of log-gamma values cancel.

const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI);

/** 0 < p < 1, 0 ≤ hits ≤ tries. */
function pointChance(p: number, tries: number, hits: number): number {
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

/** Sums up to this many tries are exact. */
export const MAX_TRIES = 1_000_000_000;
export const MAX_WANTED = 10_000;
export const MIN_CHANCE = 1e-9;

/** Upper limit of the search: every whole number below it is exact. */
const MAX_ANSWER = Number.MAX_SAFE_INTEGER;
/** A term this small relative to the sum does not change it. */
const NEGLIGIBLE = 1e-18;

/**
 * The chance of at least `want` successes in `tries` tries of chance `p` each. Sums the smaller tail from its largest
 * term, so that neither a tiny `p` nor many tries are lost to rounding.
 */
export function atLeast(p: number, tries: number, want: number): number {
  if (want <= 0) return 1;
  if (want > tries || p <= 0) return 0;
  if (p >= 1) return 1;
  if (want === 1) return -Math.expm1(tries * Math.log1p(-p));
  if (want > tries * p) return Math.min(1, upperTail(p, tries, want));
  return Math.max(0, 1 - lowerTail(p, tries, want - 1));
}

function upperTail(p: number, tries: number, from: number): number {
  const odds = p / (1 - p);
  let term = pointChance(p, tries, from);
  let sum = term;
  for (let hits = from; hits < tries && term > sum * NEGLIGIBLE; hits += 1) {
    term *= ((tries - hits) / (hits + 1)) * odds;
    sum += term;
  }
  return sum;
}

function lowerTail(p: number, tries: number, to: number): number {
  const odds = (1 - p) / p;
  let term = pointChance(p, tries, to);
  let sum = term;
  for (let hits = to; hits > 0 && term > sum * NEGLIGIBLE; hits -= 1) {
    term *= (hits / (tries - hits + 1)) * odds;
    sum += term;
  }
  return sum;
}

/** The fewest tries with `atLeast` ≥ `goal`; null: no number of tries is enough. */
export function triesFor(p: number, want: number, goal: number): number | null {
  if (goal <= 0 || want <= 0) return 0;
  if (p <= 0 || goal > 1 || (goal === 1 && p < 1)) return null;
  if (p >= 1) return want;
  const bounds = computeBounds(p, want, goal);
  return bounds && fewestWithin(bounds, (tries) => atLeast(p, tries, want) - goal);
}

interface Bounds {
  few: number;
  enough: number;
  lack: number;
  surplus: number;
}

function computeBounds(p: number, want: number, goal: number): Bounds | null {
  const bounds = { few: want - 1, enough: Math.max(want, Math.ceil(want / p)), lack: -goal, surplus: 0 };
  while (bounds.enough < MAX_ANSWER) {
    bounds.surplus = atLeast(p, bounds.enough, want) - goal;
    if (bounds.surplus >= 0) return bounds;
    bounds.few = bounds.enough;
    bounds.lack = bounds.surplus;
    bounds.enough *= 2;
  }
  return null;
}

/**
 * Regula falsi on whole numbers, with bisection when that does not halve the interval: about 12 evaluations, not 50.
 */
function fewestWithin(bounds: Bounds, distance: (tries: number) => number): number {
  let { few, enough, lack, surplus } = bounds;
  const look = (tries: number) => {
    const found = distance(tries);
    if (found >= 0) [enough, surplus] = [tries, found];
    else [few, lack] = [tries, found];
  };
  while (enough - few > 1) {
    const gap = enough - few;
    const share = -lack / (surplus - lack);
    const guess = few + Math.round(gap * share);
    look(Math.min(enough - 1, Math.max(few + 1, guess)));
    if (enough - few > gap / 2) look(few + Math.ceil((enough - few) / 2));
  }
  return enough;
}

export interface CurvePoint {
  tries: number;
  chance: number;
}

const CURVE_STEPS = 64;

export function computeCurve(p: number, want: number, last: number): CurvePoint[] {
  const steps = Math.max(1, Math.min(CURVE_STEPS, last));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const tries = Math.round((last * step) / steps);
    return { tries, chance: atLeast(p, tries, want) };
  });
}

export function curveEnd(p: number, want: number, tries: number): number {
  const certain = triesFor(p, want, 0.995) ?? tries;
  const own = Math.min(tries, certain * 3);
  return Math.max(1, want, certain, Math.ceil(own * 1.05));
}

export function hoursFor(tries: number | null, perHour: number): number | null {
  return tries === null || perHour <= 0 ? null : tries / perHour;
}
