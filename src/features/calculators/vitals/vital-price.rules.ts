import type { Vitals } from '#shared/advancement.ts';

/**
 * While the value without equipment is at least `from`, each step costs `exp` experience and adds `gain`. Source:
 * formulas, 도호귀인's prices.
 */
export interface PriceTier {
  readonly from: number;
  readonly exp: number;
  readonly gain: number;
}

/** Ascending by `from`; the first starts at 0, the last has no end. */
export type PriceList = readonly PriceTier[];
export type VitalPrices = Readonly<Record<keyof Vitals, PriceList>>;

export interface TierPurchase {
  readonly tier: PriceTier;
  readonly start: number;
  readonly end: number;
  readonly steps: number;
  readonly exp: number;
}

export interface Purchase {
  readonly rows: readonly TierPurchase[];
  readonly steps: number;
  readonly exp: number;
  /** Value after the purchase, which may exceed the target by less than one step. */
  readonly reached: number;
}

/** Above any character's value, and small enough that all sums are exact. */
export const MAX_VITAL = 4_000_000;

/**
 * Experience from a value without equipment to a target. Steps are bought one at a time at the price of the current
 * value, so the last step of a tier may reach into the next, and the last one beyond the target (contract §3).
 */
export function priceTo(list: PriceList, from: number, target: number): Purchase {
  return buy(list, from, (tier, value, end) => stepsTo(Math.min(target, end), value, tier.gain));
}

export interface Affordable extends Purchase {
  readonly left: number;
}

export function buyWith(list: PriceList, from: number, exp: number, most: number = MAX_VITAL): Affordable {
  let left = exp;
  const purchase = buy(list, from, (tier, value, end) => {
    const steps = Math.min(Math.floor(left / tier.exp), stepsTo(Math.min(end, most), value, tier.gain));
    left -= steps * tier.exp;
    return steps;
  });
  return { ...purchase, left };
}

export function tierAt(list: PriceList, value: number): PriceTier | undefined {
  return list.findLast((tier) => tier.from <= value);
}

function stepsTo(target: number, value: number, gain: number): number {
  return Math.max(0, Math.ceil((target - value) / gain));
}

function buy(
  list: PriceList,
  from: number,
  stepsOf: (tier: PriceTier, value: number, end: number) => number,
): Purchase {
  const rows: TierPurchase[] = [];
  let value = from;
  for (const [index, tier] of list.entries()) {
    const end = list[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    if (value >= end) continue;
    const steps = stepsOf(tier, value, end);
    if (steps > 0) {
      const reached = value + steps * tier.gain;
      rows.push({ tier, start: value, end: reached, steps, exp: steps * tier.exp });
      value = reached;
    }
    if (value < end) break;
  }
  const sum = (pick: (row: TierPurchase) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return { rows, steps: sum((row) => row.steps), exp: sum((row) => row.exp), reached: value };
}
