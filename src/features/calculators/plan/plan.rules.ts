import { ADVANCEMENT_LEVEL, thresholdOf, type Vitals } from '#shared/advancement.ts';
import { expToLevel, type LevelTotals } from '../levels/level-exp.rules.ts';
import { priceTo, type VitalPrices } from '../vitals/vital-price.rules.ts';

/** 칼승 or 풀승. */
export type Goal = 'least' | 'full';

/** A character, and how well it wishes to advance. */
export interface PlanStanding extends Vitals {
  readonly job: number;
  readonly level: number;
  /** 0 to 4. */
  readonly grade: number;
  readonly goal: Goal;
}

/** What of the way is paid with experience. */
export interface PlanPart {
  readonly name: 'level' | keyof Vitals;
  readonly from: number;
  readonly to: number;
  /** Steps bought; 0 for levels. */
  readonly steps: number;
  readonly exp: number;
  /** How much of it is done, 0 to 1. */
  readonly share: number;
}

export interface Plan {
  /** The grade to reach; `null` behind the last one. */
  readonly nextGrade: number | null;
  /** Levels, HP, MP; only what the job needs. Empty behind the last grade. */
  readonly parts: readonly PlanPart[];
  /** All parts together. */
  readonly exp: number;
  /** Of it, what is sold for HP and MP. */
  readonly sold: number;
}

export interface PlanFacts {
  /** By job, 1 to 4. */
  readonly totals: Readonly<Record<number, LevelTotals>>;
  readonly prices: Readonly<Record<number, VitalPrices>>;
}

const LAST_GRADE = 4;
const VITALS: readonly (keyof Vitals)[] = ['hp', 'mp'];

/** The grade that HP and MP alone speak for: the last whose 칼승 they reach. Nobody advances below level 99. */
export function gradeByVitals(job: number, level: number, { hp, mp }: Vitals): number {
  let grade = 0;
  if (level < ADVANCEMENT_LEVEL) return grade;
  for (let next = 1; next <= LAST_GRADE; next += 1) {
    const least = thresholdOf(job, next)?.least;
    if (least && hp >= least.hp && mp >= least.mp) grade = next;
  }
  return grade;
}

/** From a character to its next advancement, levels first. */
export function planOf(standing: PlanStanding, { totals, prices }: PlanFacts): Plan {
  const { job, grade, goal } = standing;
  const threshold = thresholdOf(job, grade + 1);
  if (!threshold) return { nextGrade: null, parts: [], exp: 0, sold: 0 };
  const bought = VITALS.filter((vital) => threshold[goal][vital] > 0).map((vital): PlanPart => {
    const [from, to] = [standing[vital], threshold[goal][vital]];
    const { exp, steps } = priceTo(prices[job]?.[vital] ?? [], from, to);
    return { name: vital, from, to, steps, exp, share: Math.min(1, from / to) };
  });
  const level = levelPart(standing.level, totals[job] ?? []);
  const sold = bought.reduce((sum, part) => sum + part.exp, 0);
  return { nextGrade: grade + 1, parts: [level, ...bought], exp: level.exp + sold, sold };
}

function levelPart(from: number, totals: LevelTotals): PlanPart {
  const exp = expToLevel(totals, from, 0, ADVANCEMENT_LEVEL);
  return { name: 'level', from, to: ADVANCEMENT_LEVEL, steps: 0, exp, share: from / ADVANCEMENT_LEVEL };
}
