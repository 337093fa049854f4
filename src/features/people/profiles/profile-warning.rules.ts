import { ADVANCEMENT_LEVEL, thresholdOf } from '#shared/advancement.ts';

export interface CharacterValues {
  readonly level: number;
  readonly job: number;
  readonly grade: number;
  readonly maxHp: number | null;
  readonly maxMp: number | null;
  readonly targetHp: number | null;
  readonly targetMp: number | null;
}

export type WarnedField = keyof CharacterValues;

export interface WarningParams {
  'grade-needs-level': { job: number; grade: number; level: number };
  'stat-needs-level': { level: number };
  'below-grade': { job: number; grade: number; least: number };
  'above-full': { job: number; grade: number; full: number };
  /** For jobs that need more HP than MP: the player may have swapped the two. */
  'mp-above-hp': { job: number };
  'target-below-present': { present: number };
}

export type WarningCode = keyof WarningParams;

/** A hint beside a field, which never blocks saving. */
export type ProfileWarning = {
  [Code in WarningCode]: { readonly field: WarnedField; readonly code: Code; readonly params: WarningParams[Code] };
}[WarningCode];

/** Factor by which a value may exceed the threshold: enough for another step, too little for an extra digit. */
const FAR_ABOVE = 1.5;

export function profileWarnings(values: CharacterValues): ProfileWarning[] {
  const found = [...levelWarnings(values), ...vitalWarnings(values), ...targetWarnings(values)];
  return found.filter(({ field }, index) => found.findIndex((one) => one.field === field) === index);
}

function levelWarnings({ level, job, grade }: CharacterValues): ProfileWarning[] {
  if (grade === 0 || level >= ADVANCEMENT_LEVEL) return [];
  return [{ field: 'level', code: 'grade-needs-level', params: { job, grade, level: ADVANCEMENT_LEVEL } }];
}

function vitalWarnings(values: CharacterValues): ProfileWarning[] {
  return [...vitalWarning(values, 'maxHp', 'hp'), ...vitalWarning(values, 'maxMp', 'mp')];
}

function vitalWarning(values: CharacterValues, field: 'maxHp' | 'maxMp', vital: 'hp' | 'mp'): ProfileWarning[] {
  const { level, job, grade, maxHp } = values;
  const present = values[field];
  if (present === null) return [];
  const least = thresholdOf(job, grade)?.least[vital] ?? 0;
  if (present < least) return [{ field, code: 'below-grade', params: { job, grade, least } }];
  const next = thresholdOf(job, grade + 1);
  // Warriors and rogues need no MP for an advancement.
  const isQueried = (next ?? thresholdOf(job, grade))?.full[vital] !== 0;
  if (!isQueried) {
    return maxHp !== null && present > maxHp ? [{ field, code: 'mp-above-hp', params: { job } }] : [];
  }
  const first = thresholdOf(job, 1)?.least[vital];
  if (grade === 0 && level < ADVANCEMENT_LEVEL && first !== undefined && present >= first) {
    return [{ field, code: 'stat-needs-level', params: { level: ADVANCEMENT_LEVEL } }];
  }
  if (next && present > next.full[vital] * FAR_ABOVE) {
    return [{ field, code: 'above-full', params: { job, grade: grade + 1, full: next.full[vital] } }];
  }
  return [];
}

function targetWarnings({ maxHp, maxMp, targetHp, targetMp }: CharacterValues): ProfileWarning[] {
  return [...targetWarning('targetHp', maxHp, targetHp), ...targetWarning('targetMp', maxMp, targetMp)];
}

function targetWarning(
  field: 'targetHp' | 'targetMp',
  present: number | null,
  target: number | null,
): ProfileWarning[] {
  if (present === null || target === null || target >= present) return [];
  return [{ field, code: 'target-below-present', params: { present } }];
}
