import { gradeName, jobName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import type { Item } from './item.contract.ts';

/** Indexed by `Item.type`, 0 to 11. */
export const ITEM_TYPES = [
  '무기',
  '갑옷',
  '방패',
  '투구',
  '손',
  '보조',
  '음식·술',
  '일반',
  '사용',
  '화폐',
  '재료',
  '특수',
] as const;

export function itemTypeName(type: number): string {
  return ITEM_TYPES[type] ?? '알 수 없음';
}

export function itemKindName(item: { type: number; subType: string | null }): string {
  return item.subType ?? itemTypeName(item.type);
}

const GENDER_NAMES: Readonly<Record<number, string>> = { 1: '남', 2: '여' };

export function genderName(gender: number): string {
  return GENDER_NAMES[gender] ?? '알 수 없음';
}

export function signedNumber(value: number): string {
  return value < 0 ? `−${formatDigits(-value)}` : formatDigits(value);
}

export function numberRange(min: number, max: number): string {
  return min === max ? formatDigits(min) : `${formatDigits(min)}–${formatDigits(max)}`;
}

/** The job's title for the grade (`검황`); without a job, `3차 승급`. */
export function requiredGradeName(job: number | null, grade: number): string {
  return job === null ? `${grade}차 승급` : gradeName(job, grade);
}

export function itemLead(item: Item): string {
  return [
    item.reqlevel !== null && `레벨 ${item.reqlevel}부터`,
    item.reqmight !== null && `힘 ${item.reqmight}부터`,
    item.reqwill !== null && `지력 ${item.reqwill}부터`,
    item.reqgrace !== null && `민첩 ${item.reqgrace}부터`,
    item.reqgrade !== null && requiredGradeName(item.reqjob, item.reqgrade),
    item.reqgrade === null && item.reqjob !== null && jobName(item.reqjob),
    item.reqgender !== null && `${genderName(item.reqgender)}자`,
    item.maxquan !== null && `${item.maxquan}개까지 묶음`,
    item.trade !== null && (item.trade === 1 ? '교환 가능' : '교환 불가'),
  ]
    .filter(Boolean)
    .join(' · ');
}
