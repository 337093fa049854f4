import { thresholdOf, type Vitals } from '#shared/advancement.ts';
import { MAX_COUNT } from '#shared/korean/read-count.ts';
import { type ParsedNumber, readChoice, readJob, readNumber } from '../calculator/number-parsing.rules.ts';
import type { Texts } from '../exp/exp-question.rules.ts';
import { LAST_LEVEL } from '../levels/level-exp.rules.ts';
import { MAX_VITAL } from '../vitals/vital-price.rules.ts';

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
export function readExpBackQuestion(texts: Texts, storedMax: number): ExpBackQuestion {
  const job = readJob(texts.get('job'));
  const first = thresholdOf(job, 1)?.least;
  const isBare = !texts.get('hp')?.trim() && !texts.get('mp')?.trim();
  const vital = (name: keyof Vitals) =>
    readNumber(texts.get(name), { min: 0, max: MAX_VITAL, missing: isBare ? (first?.[name] ?? 0) : 0 });
  const hp = vital('hp');
  const mp = vital('mp');
  return {
    job,
    level: readNumber(texts.get('level'), { min: 1, max: LAST_LEVEL, missing: LAST_LEVEL }),
    hp,
    mp,
    exp: readNumber(texts.get('exp'), { min: 0, max: MAX_COUNT, missing: storedMax }),
    into: readChoice(texts.get('into'), SPENDINGS),
    goal: goalOf(job, { hp: hp.value, mp: mp.value }, texts.get('grade')),
  };
}

/** The grade asked for, else the first that is not reached; 풀승 where its 칼승 is. */
export function goalOf(job: number, own: Vitals, queryState: string | null): Goal | null {
  if (/^[1-4]$/.test(queryState ?? '')) return goalAt(job, Number(queryState), own);
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
