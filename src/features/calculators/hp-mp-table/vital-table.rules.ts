import { ADVANCEMENT_LEVEL, thresholdOf, type Vitals } from '#shared/advancement.ts';
import { priceTo, type VitalPrices } from '../vitals/vital-price.rules.ts';

const GRADES = [1, 2, 3, 4] as const;
export const LAST_GRADE = 4;
/** Where the facts know no prices. */
export const NO_PRICES: VitalPrices = { hp: [], mp: [] };

/** What reaching a grade takes. */
export interface GradeStep {
  readonly grade: number;
  readonly least: Vitals;
  readonly full: Vitals;
  /** Experience from 칼승 of the grade before to 칼승 of this one; null for the first: what one begins with is one's own. */
  readonly expFromLast: number | null;
  /** Experience from 칼승 of this grade to its 풀승. */
  readonly expToFull: number;
}

export interface OwnStep {
  readonly grade: number;
  /** Experience from where I stand; 0: I have it. */
  readonly expToLeast: number;
  readonly expToFull: number;
}

/** Experience that HP and MP cost together, each bought step by step. A value that is higher already costs nothing. */
export function vitalsCost(prices: VitalPrices, from: Vitals, to: Vitals): number {
  return priceTo(prices.hp, from.hp, to.hp).exp + priceTo(prices.mp, from.mp, to.mp).exp;
}

/** The four grades of a job. @param job 1 전사, 2 도적, 3 주술사, 4 도사 */
export function gradeSteps(job: number, prices: VitalPrices): GradeStep[] {
  return GRADES.flatMap((grade) => {
    const threshold = thresholdOf(job, grade);
    if (!threshold) return [];
    const { least, full } = threshold;
    const last = thresholdOf(job, grade - 1);
    return [
      {
        ...{ grade, least, full },
        expFromLast: last ? vitalsCost(prices, last.least, least) : null,
        expToFull: vitalsCost(prices, least, full),
      },
    ];
  });
}

/** What it takes from these values to each grade. */
export function ownSteps(steps: readonly GradeStep[], prices: VitalPrices, own: Vitals): OwnStep[] {
  return steps.map(({ grade, least, full }) => ({
    grade,
    expToLeast: vitalsCost(prices, own, least),
    expToFull: vitalsCost(prices, own, full),
  }));
}

/**
 * The grade that a character with these values most likely holds when it was not said: the lowest one before whose next
 * 풀승 they still lie, because players do not buy beyond it.
 */
export function likelyGrade(job: number, { hp, mp }: Vitals): number {
  const next = GRADES.find((grade) => {
    const full = thresholdOf(job, grade)?.full;
    return full !== undefined && hp <= full.hp && (full.mp === 0 || mp <= full.mp);
  });
  return (next ?? LAST_GRADE + 1) - 1;
}

/** Below it no level advances, whatever the values are. */
export function levelsMissing(level: number): number {
  return Math.max(0, ADVANCEMENT_LEVEL - level);
}

/** HP and MP still missing to a goal. */
export function missingVitals(own: Vitals, goal: Vitals): Vitals {
  return { hp: Math.max(0, goal.hp - own.hp), mp: Math.max(0, goal.mp - own.mp) };
}
