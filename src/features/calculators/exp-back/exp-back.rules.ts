import { ADVANCEMENT_LEVEL, type Vitals } from '#shared/advancement.ts';
import { expParams } from '../exp/exp.params.ts';
import type { OwnCharacter } from '../exp/own-exp.rules.ts';
import { expToLevel, LAST_LEVEL, type LevelTotals, levelAfter } from '../levels/level-exp.rules.ts';
import { type Affordable, buyWith, priceTo, type VitalPrices } from '../vitals/vital-price.rules.ts';
import type { ExpBackQuestion, Goal } from './exp-back-question.rules.ts';

export interface Mix {
  readonly hp: Affordable;
  readonly mp: Affordable;
  readonly left: number;
  /** Price of the missing values that the budget cannot buy. */
  readonly missing: number;
  /** Experience still to be earned for the goal, after the rest of the budget is used. */
  readonly toEarn: number;
}

export interface ExpBackAnswer {
  readonly reached: { readonly level: number; readonly exp: number } | null;
  readonly budget: number;
  /** Experience missing to the last level; 0 when it is reached. */
  readonly toLast: number;
  readonly hp: Affordable;
  readonly mp: Affordable;
  readonly next: Mix;
}

interface Facts {
  readonly totals: Readonly<Record<number, LevelTotals>>;
  readonly prices: Readonly<Record<number, VitalPrices>>;
}

/** Below the last level, experience counts towards levels first, and only the rest is spent. */
export function answerExpBack({ job, level, hp, mp, exp, goal }: ExpBackQuestion, facts: Facts): ExpBackAnswer {
  const totals = facts.totals[job] ?? [];
  const lists = facts.prices[job] ?? { hp: [], mp: [] };
  const own = { hp: hp.value, mp: mp.value };
  const isLast = level.value >= LAST_LEVEL;
  const reached = isLast ? null : levelAfter(totals, level.value, exp.value);
  const toLast = expToLevel(totals, level.value, 0, LAST_LEVEL);
  const budget = isLast ? exp.value : Math.max(0, exp.value - toLast);
  const levelsLeft = Math.max(0, toLast - exp.value);
  const next = mixFor(lists, own, budget, goal);
  return {
    reached,
    budget,
    toLast: isLast ? 0 : levelsLeft,
    hp: buyWith(lists.hp, own.hp, budget),
    mp: buyWith(lists.mp, own.mp, budget),
    next: isLast ? next : { ...next, toEarn: next.toEarn + levelsLeft },
  };
}

/** Returns the value whose purchase alone equals the purchase towards the goal; null: neither does. */
export function likeNext({ hp, mp, next }: ExpBackAnswer): keyof Vitals | null {
  const steps = next.hp.steps + next.mp.steps;
  if (next.toEarn === 0 || steps === 0) return null;
  if (next.hp.steps === steps) return hp.steps === steps ? 'hp' : null;
  return next.mp.steps === steps && mp.steps === steps ? 'mp' : null;
}

/**
 * The order does not change the total cost, so nothing is bought beyond the goal, and the value that needs less comes
 * first: it is complete, and the rest goes into the other.
 */
export function mixFor(lists: VitalPrices, own: Vitals, budget: number, goal: Goal | null): Mix {
  const targets = goal?.vitals ?? own;
  const costs = {
    hp: priceTo(lists.hp, own.hp, targets.hp).exp,
    mp: priceTo(lists.mp, own.mp, targets.mp).exp,
  };
  const isHpFirst = costs.hp <= costs.mp;
  const buy = (vital: keyof Vitals, exp: number) =>
    // A value that has reached its goal buys nothing, even with a surplus.
    buyWith(lists[vital], own[vital], targets[vital] > own[vital] ? exp : 0, targets[vital]);
  const first = buy(isHpFirst ? 'hp' : 'mp', budget);
  const second = buy(isHpFirst ? 'mp' : 'hp', budget - first.exp);
  const [hp, mp] = isHpFirst ? [first, second] : [second, first];
  const left = budget - hp.exp - mp.exp;
  const missing = costs.hp + costs.mp - hp.exp - mp.exp;
  return { hp, mp, left, missing, toEarn: Math.max(0, missing - left) };
}

export function ownExpBack(own: OwnCharacter): Record<string, string | number | null> {
  const { job, level, maxHp, maxMp } = own;
  return { job, level: level < ADVANCEMENT_LEVEL ? level : null, hp: maxHp, mp: maxMp, grade: null };
}

export function targetHref({ job, hp, mp, into }: ExpBackQuestion, answer: ExpBackAnswer): string {
  const toHp = into === 'mp' ? hp.value : into === 'hp' ? answer.hp.reached : answer.next.hp.reached;
  const toMp = into === 'hp' ? mp.value : into === 'mp' ? answer.mp.reached : answer.next.mp.reached;
  return expParams.link('/calc/exp', { job, hp: hp.value, toHp, mp: mp.value, toMp });
}
