import type { Vitals } from '#shared/advancement.ts';
import { type ParsedNumber, readJob, readNumber } from '../calculator/number-parsing.rules.ts';
import { MAX_VITAL } from '../vitals/vital-price.rules.ts';
import type { vitalParams } from './vital.params.ts';
import { LAST_GRADE, likelyGrade } from './vital-table.rules.ts';

type VitalTexts = ReturnType<typeof vitalParams.texts>;

export interface VitalQuestion {
  job: number;
  level: ParsedNumber;
  hp: ParsedNumber;
  mp: ParsedNumber;
  /** 0 to 4; derived from the values when not given. */
  grade: number;
  own: Vitals | null;
}

const LEVEL = { min: 1, max: 99, missing: 99 };
const VITAL = { min: 0, max: MAX_VITAL, missing: 0 };

export function readVitalQuestion(texts: VitalTexts): VitalQuestion {
  const job = readJob(texts.job);
  const hp = readNumber(texts.hp, VITAL);
  const mp = readNumber(texts.mp, VITAL);
  const vitals = { hp: hp.value, mp: mp.value };
  const isGiven = (name: keyof VitalTexts) => (texts[name] ?? '').trim() !== '';
  const isPlaced = isGiven('hp') || isGiven('mp');
  const likely = isPlaced ? likelyGrade(job, vitals) : 0;
  return {
    job,
    hp,
    mp,
    level: readNumber(texts.level, LEVEL),
    grade: readNumber(texts.grade, { min: 0, max: LAST_GRADE, missing: likely }).value,
    own: isPlaced ? vitals : null,
  };
}
