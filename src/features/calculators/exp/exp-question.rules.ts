import { thresholdOf, type Vitals } from '#shared/advancement.ts';
import { MAX_COUNT } from '#shared/korean/read-count.ts';
import { type ParsedNumber, readJob, readNumber } from '../calculator/number-parsing.rules.ts';
import { LAST_LEVEL, type LevelTotals, levelAfter } from '../levels/level-exp.rules.ts';
import { MAX_VITAL } from '../vitals/vital-price.rules.ts';
import type { expParams } from './exp.params.ts';

type ExpTexts = ReturnType<typeof expParams.texts>;

export type Vital = keyof Vitals;
export type Mode = 'level' | 'vital';

export interface LevelQuestion {
  level: ParsedNumber;
  /** Experience since the level began. */
  exp: ParsedNumber;
  toLevel: ParsedNumber;
}

export interface VitalQuestion {
  now: ParsedNumber;
  target: ParsedNumber;
}

export interface ExpQuestion {
  job: number;
  mode: Mode;
  vital: Vital;
  /** Whether nothing was entered, so that the answer uses the page's own example values. */
  isExample: boolean;
  levels: LevelQuestion;
  vitals: Readonly<Record<Vital, VitalQuestion>>;
  /** True for the visible fields, and for others that the address contains. */
  isQueried: Readonly<Record<'level' | Vital, boolean>>;
}

export const LEVEL_NAMES = ['level', 'exp', 'toLevel'] as const;
export const VITAL_NAMES = { hp: ['hp', 'toHp'], mp: ['mp', 'toMp'] } as const;

const GRADES = [1, 2, 3, 4] as const;

export function readExpQuestion(texts: ExpTexts, totals: Readonly<Record<number, LevelTotals>>): ExpQuestion {
  const job = readJob(texts.job);
  const has = (names: readonly (keyof ExpTexts)[]) => names.some((name) => (texts[name]?.trim() ?? '') !== '');
  const hasLevel = has(LEVEL_NAMES);
  const hasHp = has(VITAL_NAMES.hp);
  const hasMp = has(VITAL_NAMES.mp);
  const by = texts.by;
  const mode: Mode = by === 'level' || by === 'vital' ? by : (hasHp || hasMp) && !hasLevel ? 'vital' : 'level';
  const named = texts.vital;
  const vital: Vital = named === 'hp' || named === 'mp' ? named : hasMp && !hasHp ? 'mp' : 'hp';
  const isExample = mode === 'vital' ? !hasHp && !hasMp : !hasLevel;
  const isShown = (one: Vital) => mode === 'vital' && (vital === one || (isExample && (one === 'hp' || usesMp(job))));
  return {
    job,
    mode,
    vital,
    isExample,
    levels: readLevels(texts, totals[job] ?? []),
    vitals: { hp: readVital(texts, job, 'hp'), mp: readVital(texts, job, 'mp') },
    isQueried: {
      level: mode === 'level' || hasLevel,
      hp: hasHp || isShown('hp'),
      mp: hasMp || isShown('mp'),
    },
  };
}

export function usesMp(job: number): boolean {
  return (thresholdOf(job, 1)?.least.mp ?? 0) > 0;
}

function readLevels(texts: ExpTexts, totals: LevelTotals): LevelQuestion {
  const level = readNumber(texts.level, { min: 1, max: LAST_LEVEL, missing: 1 });
  const toLevel = readNumber(texts.toLevel, { min: 1, max: LAST_LEVEL, missing: LAST_LEVEL });
  const exp = readNumber(texts.exp, { min: 0, max: MAX_COUNT, missing: 0 });
  return {
    level,
    exp: withNote(exp, spanNote(totals, level.value, exp.value)),
    toLevel: withNote(toLevel, toLevel.value < level.value ? '지금 레벨보다 낮아 필요한 경험치가 없습니다.' : null),
  };
}

/** More experience than the level has is counted for the following levels. */
function spanNote(totals: LevelTotals, level: number, exp: number): string | null {
  if (level >= LAST_LEVEL) return null;
  const after = levelAfter(totals, level, exp);
  return after.level > level ? `이 레벨의 경험치를 넘어 ${after.level}레벨과 같습니다.` : null;
}

function readVital(texts: ExpTexts, job: number, vital: Vital): VitalQuestion {
  const [nowName, targetName] = VITAL_NAMES[vital];
  const isNothing = !texts[nowName]?.trim() && !texts[targetName]?.trim();
  const now = readNumber(texts[nowName], {
    min: 0,
    max: MAX_VITAL,
    missing: isNothing ? (thresholdOf(job, 1)?.least[vital] ?? 0) : 0,
  });
  const target = readNumber(texts[targetName], {
    min: 0,
    max: MAX_VITAL,
    missing: nextGoal(job, vital, now.value),
  });
  return { now, target: withNote(target, target.value < now.value ? '지금보다 낮아 올릴 것이 없습니다.' : null) };
}

/** Returns the next 칼승; after the last one the last 풀승, and after that the current value. */
export function nextGoal(job: number, vital: Vital, now: number): number {
  const thresholds = GRADES.flatMap((grade) => thresholdOf(job, grade) ?? []);
  const least = thresholds.find((threshold) => threshold.least[vital] > now);
  const full = thresholds.find((threshold) => threshold.full[vital] > now);
  return least?.least[vital] ?? full?.full[vital] ?? now;
}

/** Returns the first grade that is not complete, and the next one. */
export function goalGrades(job: number, vital: Vital, now: number): number[] {
  const next = GRADES.find((grade) => (thresholdOf(job, grade)?.full[vital] ?? 0) > now) ?? GRADES.length;
  const first = Math.min(next, GRADES.length - 1);
  return [first, first + 1];
}

export function gradeAt(job: number, vital: Vital, now: number): number {
  const next = GRADES.find((grade) => (thresholdOf(job, grade)?.full[vital] ?? 0) > now);
  return next === undefined ? GRADES.length : next - 1;
}

function withNote(parsed: ParsedNumber, note: string | null): ParsedNumber {
  return note === null || parsed.note !== null ? parsed : { ...parsed, note };
}
