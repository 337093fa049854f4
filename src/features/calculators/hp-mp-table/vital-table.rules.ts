import { ADVANCEMENT_LEVEL, thresholdOf, type Vitals } from '#shared/advancement.ts';
import { formatCount } from '#shared/korean/amount.ts';
import { expParams } from '../exp/exp.params.ts';
import { planParams } from '../plan/plan.params.ts';
import { priceTo, type VitalPrices } from '../vitals/vital-price.rules.ts';

const GRADES = [1, 2, 3, 4] as const;
export const LAST_GRADE = 4;
export const NO_PRICES: VitalPrices = { hp: [], mp: [] };
const NO_VITALS: Vitals = { hp: 0, mp: 0 };

export interface GradeStep {
  readonly grade: number;
  readonly least: Vitals;
  readonly full: Vitals;
  /** Experience from the previous grade's 칼승 to this one; for the first grade from values of 0. */
  readonly expFromLast: number;
  readonly expToFull: number;
}

export interface OwnStep {
  readonly grade: number;
  /** Experience from the player's values; 0: reached. */
  readonly expToLeast: number;
  readonly expToFull: number;
}

/** Returns `260억`; for the first grade `0부터 140억`. */
export function lastExpText({ grade, expFromLast }: Pick<GradeStep, 'grade' | 'expFromLast'>): string {
  return `${grade === 1 ? '0부터 ' : ''}${formatCount(expFromLast)}`;
}

/** A value that is already higher costs nothing. */
export function vitalsCost(prices: VitalPrices, from: Vitals, to: Vitals): number {
  return priceTo(prices.hp, from.hp, to.hp).exp + priceTo(prices.mp, from.mp, to.mp).exp;
}

/** @param job 1 전사, 2 도적, 3 주술사, 4 도사 */
export function gradeSteps(job: number, prices: VitalPrices): GradeStep[] {
  return GRADES.flatMap((grade) => {
    const threshold = thresholdOf(job, grade);
    if (!threshold) return [];
    const { least, full } = threshold;
    const last = thresholdOf(job, grade - 1)?.least ?? NO_VITALS;
    return [
      {
        grade,
        least,
        full,
        expFromLast: vitalsCost(prices, last, least),
        expToFull: vitalsCost(prices, least, full),
      },
    ];
  });
}

export function ownSteps(steps: readonly GradeStep[], prices: VitalPrices, own: Vitals): OwnStep[] {
  return steps.map(({ grade, least, full }) => ({
    grade,
    expToLeast: vitalsCost(prices, own, least),
    expToFull: vitalsCost(prices, own, full),
  }));
}

/**
 * The most likely grade of a character with these values: the lowest one whose next 풀승 is above them, because players
 * do not buy beyond it.
 */
export function likelyGrade(job: number, { hp, mp }: Vitals): number {
  const next = GRADES.find((grade) => {
    const full = thresholdOf(job, grade)?.full;
    return full !== undefined && hp <= full.hp && (full.mp === 0 || mp <= full.mp);
  });
  return (next ?? LAST_GRADE + 1) - 1;
}

/** No character advances below this level, whatever the values. */
export function levelsMissing(level: number): number {
  return Math.max(0, ADVANCEMENT_LEVEL - level);
}

export function missingVitals(own: Vitals, goal: Vitals): Vitals {
  return { hp: Math.max(0, goal.hp - own.hp), mp: Math.max(0, goal.mp - own.mp) };
}

export function needsMp(job: number): boolean {
  return job >= 3;
}

export function expHref(job: number, from: Vitals, to: Vitals): string {
  return expParams.link('/calc/exp', {
    job,
    hp: from.hp,
    toHp: Math.max(from.hp, to.hp),
    ...(needsMp(job) && { mp: from.mp, toMp: Math.max(from.mp, to.mp) }),
  });
}

export function planHref(job: number, level: number, own: Vitals | null): string {
  return planParams.link('/calc/plan', { job, level, ...own });
}
