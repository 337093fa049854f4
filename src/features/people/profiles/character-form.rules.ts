import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import { readAmount } from '#shared/korean/read-amount.ts';
import type { OwnProfile, ProfileUpdate } from './profile.contract.ts';
import { LAST_LEVEL, MAX_NAME_LENGTH, MAX_STAT, NAME_FORM, SAFE_NAME } from './profile.limits.ts';

export interface CharacterFields {
  readonly name: string;
  readonly level: string;
  readonly job: number;
  readonly grade: number;
  readonly maxHp: string;
  readonly maxMp: string;
  readonly targetHp: string;
  readonly targetMp: string;
  readonly showsDiscord: boolean;
}

export type FieldName = keyof CharacterFields;
export const STAT_FIELDS = ['maxHp', 'maxMp', 'targetHp', 'targetMp'] as const;
export type StatField = (typeof STAT_FIELDS)[number];

export type FieldFaults = Partial<Record<FieldName, string>>;

export type CharacterInput = Required<ProfileUpdate>;

export interface ReadFields {
  readonly values: CharacterInput;
  readonly faults: FieldFaults;
}

const LEVEL_FORM = `레벨은 1에서 ${LAST_LEVEL}까지의 수입니다.`;
const STAT_FORM = '숫자를 읽지 못했습니다. 35000이나 3만5천처럼 적어 주세요.';
const STAT_LIMIT = `${formatCount(MAX_STAT)}까지 적을 수 있습니다.`;
/** Far above every limit, so that a number above the limit differs from text that is no number. */
const READABLE = Number.MAX_SAFE_INTEGER;

export function fieldsOf(profile: OwnProfile): CharacterFields {
  const { name, level, job, grade, maxHp, maxMp, targetHp, targetMp, showsDiscord } = profile;
  return {
    name,
    level: String(level),
    job,
    grade,
    maxHp: statText(maxHp),
    maxMp: statText(maxMp),
    targetHp: statText(targetHp),
    targetMp: statText(targetMp),
    showsDiscord,
  };
}

export function statText(value: number | null): string {
  return value === null ? '' : formatDigits(value);
}

export type ReadStat = { readonly value: number | null } | { readonly fault: string };

export function readStat(text: string): ReadStat {
  const typed = text.trim();
  if (typed === '') return { value: null };
  if (/^[0０]+$/.test(typed)) return { value: 0 };
  const value = readAmount(typed, READABLE);
  if (value === null) return { fault: STAT_FORM };
  return value > MAX_STAT ? { fault: STAT_LIMIT } : { value };
}

export function understood(text: string): string {
  const read = readStat(text);
  if ('fault' in read || read.value === null) return '';
  const digits = formatDigits(read.value);
  const isPlain = /^[\d０-９,，\s]+$/.test(text);
  if (!isPlain) return digits;
  const reading = formatCount(read.value);
  return reading === String(read.value) ? '' : reading;
}

export function readFields(fields: CharacterFields): ReadFields {
  const name = fields.name.normalize('NFC').trim();
  const level = /^\d{1,2}$/.test(fields.level.trim()) ? Number(fields.level) : 0;
  const faults: FieldFaults = {};
  if (!SAFE_NAME.test(name)) faults.name = NAME_FORM;
  if (level < 1 || level > LAST_LEVEL) faults.level = LEVEL_FORM;
  const stats = { maxHp: null, maxMp: null, targetHp: null, targetMp: null } as Record<StatField, number | null>;
  for (const field of STAT_FIELDS) {
    const read = readStat(fields[field]);
    if ('fault' in read) faults[field] = read.fault;
    else stats[field] = read.value;
  }
  const { job, grade, showsDiscord } = fields;
  return { values: { name, level, job, grade, ...stats, showsDiscord }, faults };
}

/** Only the changed fields, so that changes from another tab are not overwritten. */
export function changesOf(values: CharacterInput, profile: OwnProfile): ProfileUpdate {
  const changed = Object.entries(values).filter(([name, value]) => profile[name as FieldName] !== value);
  return Object.fromEntries(changed) as ProfileUpdate;
}

export function draftText(profileId: number, fields: CharacterFields): string {
  return JSON.stringify({ profileId, fields });
}

export function readDraft(text: string | null, profileId: number): CharacterFields | null {
  const stored = parsed(text);
  if (!isRecord(stored) || stored.profileId !== profileId || !isRecord(stored.fields)) return null;
  const { name, level, job, grade, maxHp, maxMp, targetHp, targetMp, showsDiscord } = stored.fields;
  if (!isShort(name) || !isShort(level) || !isShort(maxHp) || !isShort(maxMp)) return null;
  if (!isShort(targetHp) || !isShort(targetMp) || typeof showsDiscord !== 'boolean') return null;
  if (!isChoice(job, 1) || !isChoice(grade, 0)) return null;
  return { name, level, job, grade, maxHp, maxMp, targetHp, targetMp, showsDiscord };
}

export const MAX_INPUT_LENGTH = { name: MAX_NAME_LENGTH * 3, stat: 24 } as const;

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_INPUT_LENGTH.name;
}

function isChoice(value: unknown, least: 0 | 1): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= 4;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
