import { jobName } from '#shared/jobs.ts';
import { formatAmount, formatCount, formatDigits } from '#shared/korean/amount.ts';
import type { DisputableField } from './field-note.contract.ts';
import type { Item } from './item.contract.ts';
import { genderName, numberRange, requiredGradeName, signedNumber } from './item.labels.ts';

export interface LabelledValue {
  label: string;
  value: string;
  unit?: string;
  /** Sources differ: `value` names what each of them says. */
  isDoubtful?: true;
}

type Plain = readonly [field: keyof Item, label: string, write: (value: number) => string];

const ON_DEAD_LABELS: Readonly<Record<number, string>> = {
  0: '떨어뜨리지 않음',
  1: '떨어뜨림',
  2: '사라짐',
};

const plus = (value: number) => (value > 0 ? `+${formatDigits(value)}` : signedNumber(value));
const percent = (value: number) => `${plus(value)}%`;
const coins = formatAmount;

/** In the order of the game's tooltip; what it does not show stands beside its kin. */
const STATS: readonly Plain[] = [
  ['ac', '무장', signedNumber],
  ['hit', '명중', plus],
  ['dam', '타격', plus],
  ['MHP', '체력', plus],
  ['MHPP', '체력 비율', percent],
  ['MMP', '마력', plus],
  ['MMPP', '마력 비율', percent],
  ['M', '힘', plus],
  ['G', '민첩', plus],
  ['W', '지력', plus],
  ['hr', '재생력', plus],
  ['md', '마법 방어', signedNumber],
  ['reqlevel', '필요 레벨', String],
  ['maxquan', '묶음', formatDigits],
];

const CONDITIONS: readonly Plain[] = [
  ['reqmight', '필요한 힘', formatDigits],
  ['reqwill', '필요한 지력', formatDigits],
  ['reqgrace', '필요한 민첩', formatDigits],
  ['reqjob', '직업', jobName],
];

const DETAILS: readonly Plain[] = [
  ['reqgender', '성별', genderName],
  ['trade', '교환', (value) => (value === 1 ? '가능' : '불가')],
  ['repair', '수리', (value) => (value === 1 ? '가능' : '불가')],
  ['repairprice', '수리비', coins],
  ['namingprice', '이름 변경 비용', coins],
  ['storageprice', '보관료', coins],
  ['npcBuyPrice', 'NPC 매입가', coins],
  ['npcSellPrice', 'NPC 판매가', coins],
  ['ondead', '죽었을 때 (원작)', (value) => ON_DEAD_LABELS[value] ?? '알 수 없음'],
  ['dye', '염색', String],
  ['swingsound', '휘두르는 소리', String],
];

const FIELDS = new Map([...STATS, ...CONDITIONS, ...DETAILS].map((plain) => [String(plain[0]), plain]));
const SMALL = '소형 파괴력';
const LARGE = '대형 파괴력';
const RANGE_LABELS: Readonly<Record<string, string>> = {
  ...{ small: SMALL, smin: SMALL, smax: SMALL },
  ...{ large: LARGE, lmin: LARGE, lmax: LARGE },
};

/** Of a field of an item or of a disagreement, as pages label it. */
export function itemFieldLabel(field: string): string {
  return RANGE_LABELS[field] ?? FIELDS.get(field)?.[1] ?? field;
}

export function claimText(field: DisputableField, value: readonly number[]): string {
  const [from, to] = value;
  if (from === undefined) return '';
  return to === undefined ? (FIELDS.get(field)?.[2](from) ?? signedNumber(from)) : numberRange(from, to);
}

/** What the sources say of a field of which they differ: `+5 또는 +2`; the item's own value is the first of them. */
function disputedValue(item: Item, field: string): string | undefined {
  const disagreement = item.disagreements.find((one) => one.field === field);
  return disagreement?.claims.map(({ value }) => claimText(disagreement.field, value)).join(' 또는 ');
}

function rowsOf(item: Item, fields: readonly Plain[]): LabelledValue[] {
  return fields.flatMap(([field, label, write]) => {
    const disputed = disputedValue(item, field);
    if (disputed) return [{ label, value: disputed, isDoubtful: true }];
    const value = item[field];
    return typeof value === 'number' ? [{ label, value: write(value) }] : [];
  });
}

function damageOf(item: Item, field: 'small' | 'large', min: number | null, max: number | null): LabelledValue[] {
  const label = itemFieldLabel(field);
  const disputed = disputedValue(item, field);
  if (disputed) return [{ label, value: disputed, isDoubtful: true }];
  const low = min ?? max;
  const high = max ?? min;
  return low === null || high === null ? [] : [{ label, value: numberRange(low, high) }];
}

function durabilityOf(item: Item): LabelledValue[] {
  if (item.maxdura === null) return [];
  const label = '내구';
  const isWhole = item.maxdura > 0 && item.maxdura % 10_000 === 0;
  return [
    isWhole
      ? { label, value: formatDigits(item.maxdura / 10_000), unit: '만' }
      : { label, value: formatCount(item.maxdura) },
  ];
}

export function itemStats(item: Item): LabelledValue[] {
  const price = item.price === null ? [] : [{ label: '상점가', value: formatAmount(item.price) }];
  return [
    ...damageOf(item, 'small', item.smin, item.smax),
    ...damageOf(item, 'large', item.lmin, item.lmax),
    ...rowsOf(item, STATS),
    ...durabilityOf(item),
    ...price,
  ];
}

export function itemDetails(item: Item): LabelledValue[] {
  const grade = item.reqgrade === null ? [] : [{ label: '승급', value: requiredGradeName(item.reqjob, item.reqgrade) }];
  return [
    ...rowsOf(item, CONDITIONS),
    ...grade,
    ...rowsOf(item, DETAILS),
    ...(item.hiddenStatus === null ? [] : [{ label: '숨은 능력', value: item.hiddenStatus }]),
    ...(item.usedForAdvancement === null ? [] : [{ label: '쓰이는 승급', value: item.usedForAdvancement }]),
  ];
}

/** One line of text, for places that mark nothing: `+5 또는 +2 (의심)`. */
export function statText({ value, unit = '', isDoubtful }: LabelledValue): string {
  return value + unit + (isDoubtful ? ' (의심)' : '');
}
