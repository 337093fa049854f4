import { readStat } from '../profiles/character-form.rules.ts';
import { LAST_LEVEL, NAME_FORM, SAFE_NAME } from '../profiles/profile.limits.ts';

export interface FirstProfile {
  name: string;
  job: number;
  level: string;
  /** 0 to 4; empty: not chosen, which is valid below the last level. */
  grade: string;
  maxHp: string;
  maxMp: string;
  /** Empty: all game servers. */
  gameServer: string;
  terms: boolean;
  policy: boolean;
  age: boolean;
}

export type FirstProfileFaults = Partial<
  Record<'name' | 'job' | 'level' | 'grade' | 'maxHp' | 'maxMp' | 'agreed', string>
>;

const FIRST_JOB = 1;
const LAST_JOB = 4;

export function emptyFirstProfile(suggested?: unknown): FirstProfile {
  const name = typeof suggested === 'string' ? suggested.normalize('NFC').trim() : '';
  const safe = SAFE_NAME.test(name) ? name : '';
  return {
    ...{ name: safe, job: FIRST_JOB, level: '', grade: '', maxHp: '', maxMp: '', gameServer: '' },
    ...{ terms: false, policy: false, age: false },
  };
}

export function readFirstProfile(text: string | null): FirstProfile | undefined {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, job, level, terms, policy, age, ...added } = value as Record<string, unknown>;
  if (typeof name !== 'string' || typeof level !== 'string' || typeof job !== 'number') return undefined;
  if (!isJob(job)) return undefined;
  const textOf = (field: 'grade' | 'maxHp' | 'maxMp' | 'gameServer') => {
    const text = added[field];
    return typeof text === 'string' ? text : '';
  };
  return {
    ...{ name, job, level, grade: textOf('grade'), maxHp: textOf('maxHp'), maxMp: textOf('maxMp') },
    ...{ gameServer: textOf('gameServer'), terms: terms === true, policy: policy === true, age: age === true },
  };
}

/** Grades exist only at the last level. */
export function mayBePromoted(level: string): boolean {
  return Number(level) === LAST_LEVEL;
}

export function firstProfileFaults(profile: FirstProfile): FirstProfileFaults {
  const { name, job, level, grade, terms, policy, age } = profile;
  const faults: FirstProfileFaults = {};
  if (!SAFE_NAME.test(name.normalize('NFC').trim())) faults.name = NAME_FORM;
  if (!isJob(job)) faults.job = '직업을 골라 주세요.';
  if (!isLevel(level)) faults.level = `1에서 ${LAST_LEVEL}까지 적어 주세요.`;
  if (mayBePromoted(level) && !isGrade(grade)) faults.grade = '승급을 골라 주세요.';
  for (const field of ['maxHp', 'maxMp'] as const) {
    const read = readStat(profile[field]);
    if ('fault' in read) faults[field] = read.fault;
  }
  if (!terms || !policy || !age) faults.agreed = '세 가지 모두 동의해야 시작할 수 있습니다.';
  return faults;
}

export function firstProfileBody({ name, job, level, grade, maxHp, maxMp }: FirstProfile) {
  return {
    ...{ name: name.normalize('NFC').trim(), job, level: Number(level), agreed: true as const },
    ...{ grade: mayBePromoted(level) ? Number(grade) : 0, maxHp: statOf(maxHp), maxMp: statOf(maxMp) },
  };
}

function statOf(text: string): number | null {
  const read = readStat(text);
  return 'value' in read ? read.value : null;
}

function isGrade(text: string): boolean {
  return /^[0-4]$/.test(text);
}

function isJob(job: number): boolean {
  return Number.isInteger(job) && job >= FIRST_JOB && job <= LAST_JOB;
}

function isLevel(text: string): boolean {
  return /^\s*\d{1,2}\s*$/.test(text) && Number(text) >= 1 && Number(text) <= LAST_LEVEL;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
