import { atLeast, type CurvePoint, curveEnd, curveOf, hoursFor, triesFor } from './chance.rules.ts';

/** What is told beside what was asked for. */
const USUAL_GOALS = [0.5, 0.63, 0.9, 0.95, 0.99] as const;

export interface GoalRow {
  goal: number;
  /** Null: no number of tries is enough. */
  tries: number | null;
  hours: number | null;
  /** The one that was asked for. */
  isQueried: boolean;
}

export interface DropAnswer {
  /** Of `want` or more in the tries. */
  chance: number;
  /** How many come on average. */
  expected: number;
  /** Hours that the tries take; null without a rate. */
  hours: number | null;
  queryState: GoalRow;
  /** Ascending; the asked goal stands among them. */
  goals: GoalRow[];
  /** Empty where it never drops. */
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
    curve: p > 0 ? curveOf(p, want, curveEnd(p, want, tries)) : [],
  };
}

/** The largest number below one. */
const JUST_BELOW_ONE = 1 - Number.EPSILON / 2;

/** Rounding makes a certainty of what is only very likely; below a `p` of one nothing is certain. */
function unlessCertain(p: number, chance: number): number {
  return p < 1 ? Math.min(chance, JUST_BELOW_ONE) : chance;
}
