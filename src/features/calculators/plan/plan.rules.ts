import { ADVANCEMENT_LEVEL, thresholdOf, type Vitals } from '#shared/advancement.ts';
import { expToLevel, type LevelTotals } from '../levels/level-exp.rules.ts';
import { priceTo, type VitalPrices } from '../vitals/vital-price.rules.ts';

/** 칼승 or 풀승. */
export type Goal = 'least' | 'full';

export interface PlanStanding extends Vitals {
  readonly job: number;
  readonly level: number;
  readonly grade: number;
  readonly goal: Goal;
}

export interface PlanPart {
  readonly name: 'level' | keyof Vitals;
  readonly from: number;
  readonly to: number;
  readonly steps: number;
  readonly exp: number;
  /** Completed share, 0 to 1. */
  readonly share: number;
}

export interface Plan {
  /** Null: the last grade is reached. */
  readonly nextGrade: number | null;
  readonly parts: readonly PlanPart[];
  readonly exp: number;
}

export interface PlanFacts {
  readonly totals: Readonly<Record<number, LevelTotals>>;
  readonly prices: Readonly<Record<number, VitalPrices>>;
}

const LAST_GRADE = 4;
const VITALS: readonly (keyof Vitals)[] = ['hp', 'mp'];

/** The highest grade whose 칼승 the values reach. No character advances below level 99. */
export function gradeByVitals(job: number, level: number, { hp, mp }: Vitals): number {
  let grade = 0;
  if (level < ADVANCEMENT_LEVEL) return grade;
  for (let next = 1; next <= LAST_GRADE; next += 1) {
    const least = thresholdOf(job, next)?.least;
    if (least && hp >= least.hp && mp >= least.mp) grade = next;
  }
  return grade;
}

export function computePlan(standing: PlanStanding, { totals, prices }: PlanFacts): Plan {
  const { job, grade, goal } = standing;
  const threshold = thresholdOf(job, grade + 1);
  if (!threshold) return { nextGrade: null, parts: [], exp: 0 };
  const bought = VITALS.filter((vital) => threshold[goal][vital] > 0).map((vital): PlanPart => {
    const [from, to] = [standing[vital], threshold[goal][vital]];
    const { exp, steps } = priceTo(prices[job]?.[vital] ?? [], from, to);
    return { name: vital, from, to, steps, exp, share: Math.min(1, from / to) };
  });
  const level = levelPart(standing.level, totals[job] ?? []);
  const parts = [level, ...bought];
  return { nextGrade: grade + 1, parts, exp: parts.reduce((sum, part) => sum + part.exp, 0) };
}

function levelPart(from: number, totals: LevelTotals): PlanPart {
  const exp = expToLevel(totals, from, 0, ADVANCEMENT_LEVEL);
  return { name: 'level', from, to: ADVANCEMENT_LEVEL, steps: 0, exp, share: from / ADVANCEMENT_LEVEL };
}
