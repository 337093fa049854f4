import { type NumberLimits, type ParsedNumber, readNumber } from '../calculator/number-parsing.rules.ts';
import { MAX_TRIES, MAX_WANTED } from './chance.rules.ts';
import { type ChanceReading, readChance } from './chance-parsing.rules.ts';
import type { dropParams } from './drop.params.ts';

type DropTexts = ReturnType<typeof dropParams.texts>;

const TRIES: NumberLimits = { min: 0, max: MAX_TRIES, missing: 100 };
const WANTED: NumberLimits = { min: 1, max: MAX_WANTED, missing: 1 };
/** Per hour; 0: not given. */
const RATE: NumberLimits = { min: 0, max: 1_000_000, missing: 0 };
const USUAL_CHANCE = 0.01;
const USUAL_GOAL = 0.9;
/** A goal of 1 is unreachable for p < 1. */
const HIGHEST_GOAL = 0.9999;

export interface DropQuestion {
  p: ChanceReading;
  n: ParsedNumber;
  want: ParsedNumber;
  rate: ParsedNumber;
  goal: ChanceReading;
}

export function readDropQuestion(texts: DropTexts): DropQuestion {
  return {
    p: readChance(texts.p, USUAL_CHANCE),
    n: readNumber(texts.n, TRIES),
    want: readNumber(texts.want, WANTED),
    rate: readNumber(texts.rate, RATE),
    goal: readGoal(texts.goal),
  };
}

function readGoal(text: string | undefined): ChanceReading {
  const goal = readChance(text, USUAL_GOAL);
  if (goal.value <= HIGHEST_GOAL) return goal;
  return { value: HIGHEST_GOAL, note: '100%가 되는 횟수는 없어 99.99%로 계산합니다.' };
}
