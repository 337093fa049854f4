import { pointChance } from './point-chance.rules.ts';

/** Beyond this many tries nobody counts; sums up to it stay exact. */
export const MAX_TRIES = 1_000_000_000;
/** More than this many of one thing is not asked for; it also bounds the work of a sum. */
export const MAX_WANTED = 10_000;
/** The rarest thing that is told from one that never comes. */
export const MIN_CHANCE = 1e-9;

/** Where the search for a number of tries ends: every whole number below it is exact. */
const MAX_ANSWER = Number.MAX_SAFE_INTEGER;
/** A term this small beside the sum no longer changes it. */
const NEGLIGIBLE = 1e-18;

/**
 * The chance to get it `want` times or more in `tries` tries of chance `p` each. The smaller tail is summed from its largest
 * term on, so that neither a tiny `p` nor a great many tries is lost in rounding.
 */
export function atLeast(p: number, tries: number, want: number): number {
  if (want <= 0) return 1;
  if (want > tries || p <= 0) return 0;
  if (p >= 1) return 1;
  if (want === 1) return -Math.expm1(tries * Math.log1p(-p));
  if (want > tries * p) return Math.min(1, upperTail(p, tries, want));
  return Math.max(0, 1 - lowerTail(p, tries, want - 1));
}

/** The chance of `from` or more, for `from` above the mean: every term is smaller than the one before. */
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

/** The chance of `to` or fewer, for `to` below the mean. */
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

/** The fewest tries after which `atLeast` is `goal` or more; null where no number of tries is enough. */
export function triesFor(p: number, want: number, goal: number): number | null {
  if (goal <= 0 || want <= 0) return 0;
  if (p <= 0 || goal > 1 || (goal === 1 && p < 1)) return null;
  if (p >= 1) return want;
  const bounds = boundsOf(p, want, goal);
  return bounds && fewestWithin(bounds, (tries) => atLeast(p, tries, want) - goal);
}

/** Two numbers of tries, too few and enough, with how far the chance is from the goal at each. */
interface Bounds {
  few: number;
  enough: number;
  lack: number;
  surplus: number;
}

/** Doubled from the expected number of tries until it is enough. */
function boundsOf(p: number, want: number, goal: number): Bounds | null {
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

/** False position on whole numbers; whenever that does not halve the gap, the middle does. A dozen looks instead of fifty. */
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

/** Steps of the drawn curve. */
const CURVE_STEPS = 64;

/** The chance after 0 to `last` tries, evenly spread; fewer points where there are fewer tries. */
export function curveOf(p: number, want: number, last: number): CurvePoint[] {
  const steps = Math.max(1, Math.min(CURVE_STEPS, last));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const tries = Math.round((last * step) / steps);
    return { tries, chance: atLeast(p, tries, want) };
  });
}

/** How far to the right the curve is drawn: until it is nearly certain, and past one's own tries while they are near. */
export function curveEnd(p: number, want: number, tries: number): number {
  const certain = triesFor(p, want, 0.995) ?? tries;
  const own = Math.min(tries, certain * 3);
  return Math.max(1, want, certain, Math.ceil(own * 1.05));
}

/** Hours that the tries take; null without a rate. */
export function hoursFor(tries: number | null, perHour: number): number | null {
  return tries === null || perHour <= 0 ? null : tries / perHour;
}
