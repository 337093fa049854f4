import type { Reading } from '#shared/form.ts';
import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import { readAmount } from '#shared/korean/read-amount.ts';
import type { OwnProfile, ProfileUpdate } from './profile.contract.ts';
import { MAX_STAT } from './profile.limits.ts';

const STAT_FORM = '숫자를 읽지 못했습니다. 35000이나 3만5천처럼 적어 주세요.';
const STAT_LIMIT = `${formatCount(MAX_STAT)}까지 적을 수 있습니다.`;
/** Far above every limit, so that a number above the limit differs from text that is no number. */
const READABLE = Number.MAX_SAFE_INTEGER;

export function statText(value: number | null): string {
  return value === null ? '' : formatDigits(value);
}

export function readStat(text: string): Reading<number | null> {
  const typed = text.trim();
  if (typed === '') return { sent: null };
  if (/^[0０]+$/.test(typed)) return { sent: 0 };
  const value = readAmount(typed, READABLE);
  if (value === null) return { issue: STAT_FORM };
  return value > MAX_STAT ? { issue: STAT_LIMIT } : { sent: value };
}

export function understood(text: string): string {
  const read = readStat(text);
  if ('issue' in read || read.sent === null) return '';
  const digits = formatDigits(read.sent);
  const isPlain = /^[\d０-９,，\s]+$/.test(text);
  if (!isPlain) return digits;
  const reading = formatCount(read.sent);
  return reading === String(read.sent) ? '' : reading;
}

/** Only the changed fields, so that changes from another tab are not overwritten. */
export function findChanges(values: Required<ProfileUpdate>, profile: OwnProfile): ProfileUpdate {
  const changed = Object.entries(values).filter(([name, value]) => profile[name as keyof ProfileUpdate] !== value);
  return Object.fromEntries(changed) as ProfileUpdate;
}
