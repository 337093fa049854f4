import { ADVANCEMENT_LEVEL, thresholdOf, type Vitals } from '#shared/advancement.ts';
import { type ParsedNumber, readChoice, readJob, readNumber } from '../calculator/number-parsing.rules.ts';
import { MAX_VITAL } from '../vitals/vital-price.rules.ts';
import type { planParams } from './plan.params.ts';
import { type Goal, gradeByVitals, type PlanStanding } from './plan.rules.ts';

type PlanTexts = ReturnType<typeof planParams.texts>;

export interface PlanQuestion {
  level: ParsedNumber;
  hp: ParsedNumber;
  mp: ParsedNumber;
  /** Experience per hour; 0: not given. */
  rate: ParsedNumber;
  standing: PlanStanding;
  owned: ReadonlySet<number>;
  /**
   * Sums that the gear adds to the typed values, which the plan subtracts; null: the typed values are without
   * equipment.
   */
  gear: Vitals | null;
  /** Values of the character in gear, if the typed values contain it. */
  worn: Vitals;
  /** Whether values are given; without them the plan starts from 칼승 of the grade, before the first from 0. */
  isPlaced: boolean;
}

const GOALS: readonly [Goal, Goal] = ['least', 'full'];
const MAX_RATE = 1_000_000_000_000;
const MAX_OWNED = 20;

export function readPlanQuestion(texts: PlanTexts): PlanQuestion {
  const job = readJob(texts.job);
  const vital = (name: 'hp' | 'mp') => readNumber(texts[name], { min: 0, max: MAX_VITAL, missing: 0 });
  const [hp, mp] = [vital('hp'), vital('mp')];
  const gear = readGear(texts);
  const bare = { hp: withoutGear(hp.value, gear?.hp), mp: withoutGear(mp.value, gear?.mp) };
  const named = readGrade(texts.grade);
  const level = readLevel(texts.level, named ?? 0);
  const grade = named ?? gradeByVitals(job, level.value, bare);
  const isPlaced = Boolean(texts.hp?.trim() || texts.mp?.trim());
  const start = isPlaced ? bare : getMinimumVitals(job, grade);
  return {
    level,
    hp,
    mp,
    rate: readNumber(texts.rate, { min: 0, max: MAX_RATE, missing: 0 }),
    standing: {
      job,
      level: level.value,
      grade,
      ...start,
      goal: readChoice(texts.to, GOALS),
    },
    owned: readIds(texts.own ?? ''),
    gear,
    worn: isPlaced ? { hp: hp.value, mp: mp.value } : start,
    isPlaced,
  };
}

function readGear(texts: PlanTexts): Vitals | null {
  const [hp, mp] = [readAdded(texts.gearHp), readAdded(texts.gearMp)];
  return hp === null && mp === null ? null : { hp: hp ?? 0, mp: mp ?? 0 };
}

/** Returns null for an empty text and for one that is no number. */
function readAdded(text = ''): number | null {
  const { value, note } = readNumber(text, { min: -MAX_VITAL, max: MAX_VITAL, missing: 0 });
  return text.trim() === '' || (note !== null && value === 0) ? null : value;
}

function withoutGear(worn: number, gear = 0): number {
  return Math.min(MAX_VITAL, Math.max(0, worn - gear));
}

/** Returns the 칼승 of the grade, below which no character of the grade is. */
function getMinimumVitals(job: number, grade: number): Vitals {
  return thresholdOf(job, grade)?.least ?? { hp: 0, mp: 0 };
}

function readGrade(text: string | undefined): number | null {
  return text !== undefined && /^[0-4]$/.test(text) ? Number(text) : null;
}

function readLevel(text: string | undefined, grade: number): ParsedNumber {
  const level = readNumber(text, { min: 1, max: ADVANCEMENT_LEVEL, missing: ADVANCEMENT_LEVEL });
  if (grade === 0 || level.value === ADVANCEMENT_LEVEL) return level;
  return { value: ADVANCEMENT_LEVEL, note: '승급한 캐릭터는 99레벨이라 99로 계산합니다.' };
}

function readIds(text: string): ReadonlySet<number> {
  const ids = text.split(',').filter((id) => /^[1-9]\d{0,6}$/.test(id));
  return new Set(ids.slice(0, MAX_OWNED).map(Number));
}
