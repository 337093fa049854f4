import { jobName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { genderName, requiredGradeName, signedNumber } from '../catalog/item.labels.ts';
import { itemFieldLabel } from '../catalog/item-stat.labels.ts';
import type { GearFacts, LeftOut, StatChange, UnmetLimit } from './gear-change.rules.ts';

const PERCENT: ReadonlySet<string> = new Set(['MHPP', 'MMPP']);

/** `타격 +3`; where the ends of a range change differently: `소형 파괴력 최소 −5, 최대 +10`. */
export function changeText({ field, by }: StatChange): string {
  const unit = PERCENT.has(field) ? '%' : '';
  const write = (value: number) => (value > 0 ? `+${formatDigits(value)}` : signedNumber(value)) + unit;
  const [min, max] = by;
  const value = max === undefined ? write(min) : `최소 ${write(min)}, 최대 ${write(max)}`;
  return `${itemFieldLabel(field)} ${value}`;
}

/** Groups the values that do not count by item: `진일신검 의심: 명중, 타격`. */
export function leftOutTexts(leftOut: readonly LeftOut[]): string[] {
  const groups = Map.groupBy(leftOut, ({ name, why }) => `${name} ${why === 'doubtful' ? '의심' : '모름'}`);
  return Array.from(groups, ([whose, all]) => `${whose}: ${all.map(({ field }) => itemFieldLabel(field)).join(', ')}`);
}

/** `전사 장비입니다`, `레벨 80부터`; where sources differ `힘 255 또는 300부터 (의심)`. */
export function limitText(item: Pick<GearFacts, 'reqjob'>, { field, values, isDoubtful }: UnmetLimit): string {
  const asked = [...new Set(values)].map((value) => requirementText(item, field, value)).join(' 또는 ');
  return asked + AFTER[field] + (isDoubtful ? ' (의심)' : '');
}

const AFTER: Readonly<Record<UnmetLimit['field'], string>> = {
  reqjob: ' 장비입니다',
  reqgender: ' 장비입니다',
  reqlevel: '부터',
  reqgrade: '부터',
  reqmight: '부터',
  reqwill: '부터',
  reqgrace: '부터',
};

function requirementText({ reqjob }: Pick<GearFacts, 'reqjob'>, field: UnmetLimit['field'], value: number): string {
  if (field === 'reqjob') return jobName(value);
  if (field === 'reqgender') return `${genderName(value)}자`;
  if (field === 'reqgrade') return requiredGradeName(reqjob, value);
  return `${LIMIT_NAMES[field]} ${formatDigits(value)}`;
}

const LIMIT_NAMES = { reqlevel: '레벨', reqmight: '힘', reqwill: '지력', reqgrace: '민첩' } as const;
