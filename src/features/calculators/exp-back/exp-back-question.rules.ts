import { thresholdOf, type Vitals } from '#shared/advancement.ts';
import { MAX_COUNT } from '#shared/korean/read-count.ts';
import { type ParsedNumber, readChoice, readJob, readNumber } from '../calculator/number-parsing.rules.ts';
import { LAST_LEVEL } from '../levels/level-exp.rules.ts';
import { MAX_VITAL } from '../vitals/vital-price.rules.ts';
import type { expBackParams } from './exp-back.params.ts';

type ExpBackTexts = ReturnType<typeof expBackParams.texts>;

export const SPENDINGS = ['next', 'hp', 'mp'] as const;
export type Spending = (typeof SPENDINGS)[number];

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
  goal: Goal | null;
}

const GRADES = [1, 2, 3, 4] as const;

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
    goal: findGoal(job, { hp: hp.value, mp: mp.value }, texts.grade),
  };
}

/** The requested grade, else the first one not reached; 풀승 when its 칼승 is reached. */
export function findGoal(job: number, own: Vitals, grade: string | undefined): Goal | null {
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
