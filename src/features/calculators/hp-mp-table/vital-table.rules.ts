import { ADVANCEMENT_LEVEL, thresholdOf, type Vitals } from '#shared/advancement.ts';
import { priceTo, type VitalPrices } from '../vitals/vital-price.rules.ts';

const GRADES = [1, 2, 3, 4] as const;
export const LAST_GRADE = 4;
export const NO_PRICES: VitalPrices = { hp: [], mp: [] };

export interface GradeStep {
  readonly grade: number;
  readonly least: Vitals;
  readonly full: Vitals;
  /**
   * Experience from the previous grade's 칼승 to this one; null for the first grade, whose start depends on the player.
   */
  readonly expFromLast: number | null;
  readonly expToFull: number;
}

export interface OwnStep {
  readonly grade: number;
  /** Experience from the player's values; 0: reached. */
  readonly expToLeast: number;
  readonly expToFull: number;
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
