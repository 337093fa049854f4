import { atLeast, type CurvePoint, computeCurve, curveEnd, hoursFor, triesFor } from './chance.rules.ts';

const USUAL_GOALS = [0.5, 0.63, 0.9, 0.95, 0.99] as const;

export interface GoalRow {
  goal: number;
  tries: number | null;
  hours: number | null;
  isQueried: boolean;
}

export interface DropAnswer {
  /** Chance of at least `want` in the tries, 0 to 1. */
  chance: number;
  expected: number;
  hours: number | null;
  queryState: GoalRow;
  goals: GoalRow[];
  curve: CurvePoint[];
}

export interface DropNumbers {
  p: number;
  tries: number;
  want: number;
  perHour: number;
  goal: number;
}

export function answerDrop({ p, tries, want, perHour, goal }: DropNumbers): DropAnswer {
  const goals = [...new Set([...USUAL_GOALS, goal])]
    .sort((one, other) => one - other)
    .map((one) => {
      const needed = triesFor(p, want, one);
      return { goal: one, tries: needed, hours: hoursFor(needed, perHour), isQueried: one === goal };
    });
  const queryState = goals.find(({ isQueried }) => isQueried) ?? { goal, tries: null, hours: null, isQueried: true };
  return {
    chance: unlessCertain(p, atLeast(p, tries, want)),
    expected: p * tries,
    hours: hoursFor(tries, perHour),
    queryState,
    goals,
    curve: p > 0 ? computeCurve(p, want, curveEnd(p, want, tries)) : [],
  };
}

const JUST_BELOW_ONE = 1 - Number.EPSILON / 2;

/** Rounding may turn a very likely outcome into a certain one; for p < 1 nothing is certain. */
function unlessCertain(p: number, chance: number): number {
  return p < 1 ? Math.min(chance, JUST_BELOW_ONE) : chance;
}
