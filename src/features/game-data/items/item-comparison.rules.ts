import type { Item } from '../catalog/item.contract.ts';
import { type CertainValue, type ComparedField, certainValue } from '../catalog/stat-sum.rules.ts';

/** Stands for an empty selection in the address. */
const NO_ITEM = '0';

export function comparedText(ids: readonly number[]): string {
  return ids.join(',') || NO_ITEM;
}

export function compareHref(ids: readonly number[], gameServer?: number): string {
  const server = gameServer === undefined ? '' : `&gameServer=${gameServer}`;
  return `/items?compare=${comparedText(ids)}${server}`;
}

/** Maximum number of items that are compared at once. */
export const MOST_COMPARED = 4;

type Better = 'higher' | 'lower';

/**
 * Whether a higher or a lower value is better. Conditions, stack size and the price in a shop do not make an item
 * better.
 */
const BETTER: Readonly<Record<Exclude<ComparedField, 'maxquan'>, Better>> = {
  small: 'higher',
  large: 'higher',
  ac: 'lower',
  hit: 'higher',
  dam: 'higher',
  MHP: 'higher',
  MHPP: 'higher',
  MMP: 'higher',
  MMPP: 'higher',
  M: 'higher',
  G: 'higher',
  W: 'higher',
  hr: 'higher',
  md: 'higher',
  maxdura: 'higher',
};

export function betterDirection(field: string): Better | undefined {
  return Object.hasOwn(BETTER, field) ? BETTER[field as keyof typeof BETTER] : undefined;
}

/**
 * Returns for each item whether it is the best by a field: none is where only one value is certain, or all are equal.
 */
export function bestBy(items: readonly Item[], field: string): boolean[] {
  const better = betterDirection(field);
  if (better === undefined) return items.map(() => false);
  const values = items.map((item) => certainValue(item, field as keyof typeof BETTER));
  return findBest(values, better);
}

/**
 * A range is better than another only if neither of its ends is worse: of 50–100 and 80–95 neither is. Doubtful and
 * unknown values are not compared.
 */
export function findBest(values: readonly CertainValue[], better: Better): boolean[] {
  const sign = better === 'higher' ? 1 : -1;
  const known = values.map((value) => (typeof value === 'string' ? null : toEnds(value, sign)));
  const contest = known.filter((ends) => ends !== null);
  const isBest = (ends: Ends | null) => ends !== null && contest.every((other) => isAsGood(ends, other));
  const best = known.map(isBest);
  return best.filter(Boolean).length < contest.length ? best : best.map(() => false);
}

type Ends = readonly [low: number, high: number];

function toEnds(value: readonly [number, number?], sign: 1 | -1): Ends {
  return [value[0] * sign, (value[1] ?? value[0]) * sign];
}

function isAsGood([low, high]: Ends, [otherLow, otherHigh]: Ends): boolean {
  return low >= otherLow && high >= otherHigh;
}
