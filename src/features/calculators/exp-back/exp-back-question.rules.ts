import { thresholdOf, type Vitals } from '#shared/advancement.ts';
import { MAX_COUNT } from '#shared/korean/read-count.ts';
import { type ParsedNumber, readChoice, readJob, readNumber } from '../calculator/number-parsing.rules.ts';
import { LAST_LEVEL } from '../levels/level-exp.rules.ts';
import { MAX_VITAL } from '../vitals/vital-price.rules.ts';
import type { expBackParams } from './exp-back.params.ts';

/** The text of the fields by their names in the address. */
type ExpBackTexts = ReturnType<typeof expBackParams.texts>;

/** What the experience is spent on: all in one, or the way to the next grade. */
export const SPENDINGS = ['next', 'hp', 'mp'] as const;
export type Spending = (typeof SPENDINGS)[number];

/** What an advancement asks for, or what players bring at the most where that is reached. */
export interface Goal {
  readonly grade: number;
  readonly kind: 'least' | 'full';
  readonly vitals: Vitals;
}

export interface ExpBackQuestion {
  job: number;
  level: ParsedNumber;
  hp: ParsedNumber;
  mp: ParsedNumber;
  exp: ParsedNumber;
  into: Spending;
  /** `null`: everything that there is was reached. */
  goal: Goal | null;
}

const GRADES = [1, 2, 3, 4] as const;

/** @param storedMax a whole bar of experience stands for none given */
export function readExpBackQuestion(texts: ExpBackTexts, storedMax: number): ExpBackQuestion {
  const job = readJob(texts.job);
  const first = thresholdOf(job, 1)?.least;
  const isBare = !texts.hp?.trim() && !texts.mp?.trim();
  const vital = (name: keyof Vitals) =>
    readNumber(texts[name], { min: 0, max: MAX_VITAL, missing: isBare ? (first?.[name] ?? 0) : 0 });
  const hp = vital('hp');
  const mp = vital('mp');
  return {
    job,
    level: readNumber(texts.level, { min: 1, max: LAST_LEVEL, missing: LAST_LEVEL }),
    hp,
    mp,
    exp: readNumber(texts.exp, { min: 0, max: MAX_COUNT, missing: storedMax }),
    into: readChoice(texts.into, SPENDINGS),
    goal: goalOf(job, { hp: hp.value, mp: mp.value }, texts.grade),
  };
}

/** The grade asked for, else the first that is not reached; 풀승 where its 칼승 is. */
export function goalOf(job: number, own: Vitals, grade: string | undefined): Goal | null {
  if (/^[1-4]$/.test(grade ?? '')) return goalAt(job, Number(grade), own);
  const next = GRADES.find((grade) => !has(own, thresholdOf(job, grade)?.least));
  return goalAt(job, next ?? GRADES.length, own);
}

function goalAt(job: number, grade: number, own: Vitals): Goal | null {
  const threshold = thresholdOf(job, grade);
  if (!threshold) return null;
  for (const kind of ['least', 'full'] as const) {
    if (!has(own, threshold[kind])) return { grade, kind, vitals: threshold[kind] };
  }
  return null;
}

function has(own: Vitals, wanted: Vitals | undefined): boolean {
  return wanted !== undefined && own.hp >= wanted.hp && own.mp >= wanted.mp;
}
