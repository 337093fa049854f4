import { jobName } from '#shared/jobs.ts';
import { formatAmount, formatCount, formatDigits } from '#shared/korean/amount.ts';
import type { DisputableField } from './field-note.contract.ts';
import type { Item } from './item.contract.ts';
import { genderName, numberRange, requiredGradeName, signedNumber } from './item.labels.ts';
import { certainValue } from './stat-sum.rules.ts';

export interface LabelledValue {
  label: string;
  value: string;
  unit?: string;
  /** The sources differ: `value` lists the claim of each. */
  isDoubtful?: true;
}

/** A line in the list of an item's stats. */
export interface StatLine {
  /** A field of `Item`, or the name of a range: `small`. */
  readonly field: string;
  readonly label: string;
  /** Returns undefined where the value is unknown. */
  of(item: Item): LabelledValue | undefined;
}

type Plain = readonly [field: keyof Item, label: string, write: (value: number) => string];

/** Indexed by `Item.ondead`. */
export const ON_DEAD_LABELS: Readonly<Record<number, string>> = {
  0: '떨어뜨리지 않음',
  1: '떨어뜨림',
  2: '사라짐',
};

const plus = (value: number) => (value > 0 ? `+${formatDigits(value)}` : signedNumber(value));
const percent = (value: number) => `${plus(value)}%`;
const coins = formatAmount;

/** Sorted in the order of the game's tooltip; stats that the tooltip does not show follow related ones. */
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
  small: SMALL,
  smin: SMALL,
  smax: SMALL,
  large: LARGE,
  lmin: LARGE,
  lmax: LARGE,
};

/** Label of an item's field, or of the field of a disagreement. */
export function itemFieldLabel(field: string): string {
  return RANGE_LABELS[field] ?? FIELDS.get(field)?.[1] ?? field;
}

export function claimText(field: DisputableField, value: readonly number[]): string {
  const [from, to] = value;
  if (from === undefined) return '';
  return to === undefined ? (FIELDS.get(field)?.[2](from) ?? signedNumber(from)) : numberRange(from, to);
}

/** Returns the differing claims about a field, `+5 또는 +2`; the item's own value comes first. */
function disputedValue(item: Item, field: string): string | undefined {
  const disagreement = item.disagreements.find((one) => one.field === field);
  return disagreement?.claims.map(({ value }) => claimText(disagreement.field, value)).join(' 또는 ');
}

function plainLine([field, label, write]: Plain): StatLine {
  return {
    field,
    label,
    of(item) {
      const disputed = disputedValue(item, field);
      if (disputed) return { label, value: disputed, isDoubtful: true };
      const value = item[field];
      return typeof value === 'number' ? { label, value: write(value) } : undefined;
    },
  };
}

function damageLine(field: 'small' | 'large'): StatLine {
  const label = itemFieldLabel(field);
  return {
    field,
    label,
    of(item) {
      const disputed = disputedValue(item, field);
      if (disputed) return { label, value: disputed, isDoubtful: true };
      const value = certainValue(item, field);
      return typeof value === 'string' ? undefined : { label, value: numberRange(value[0], value[1] ?? value[0]) };
    },
  };
}

const DURABILITY: StatLine = {
  field: 'maxdura',
  label: '내구',
  of({ maxdura }) {
    if (maxdura === null) return undefined;
    const { label } = DURABILITY;
    const isWhole = maxdura > 0 && maxdura % 10_000 === 0;
    return isWhole
      ? { label, value: formatDigits(maxdura / 10_000), unit: '만' }
      : { label, value: formatCount(maxdura) };
  },
};

const GRADE: StatLine = {
  field: 'reqgrade',
  label: '승급',
  of: ({ reqjob, reqgrade }) =>
    reqgrade === null ? undefined : { label: GRADE.label, value: requiredGradeName(reqjob, reqgrade) },
};

function textLine(field: 'hiddenStatus' | 'usedForAdvancement', label: string): StatLine {
  const of = (item: Item) => (item[field] === null ? undefined : { label, value: item[field] });
  return { field, label, of };
}

/** Sorted in the order of the game's tooltip. */
export const STAT_LINES: readonly StatLine[] = [
  damageLine('small'),
  damageLine('large'),
  ...STATS.map(plainLine),
  DURABILITY,
  plainLine(['price', '상점가', coins]),
];

export const DETAIL_LINES: readonly StatLine[] = [
  ...CONDITIONS.map(plainLine),
  GRADE,
  ...DETAILS.map(plainLine),
  textLine('hiddenStatus', '숨은 능력'),
  textLine('usedForAdvancement', '쓰이는 승급'),
];

const known = (lines: readonly StatLine[], item: Item) => lines.flatMap((line) => line.of(item) ?? []);

export function itemStats(item: Item): LabelledValue[] {
  return known(STAT_LINES, item);
}

export function itemDetails(item: Item): LabelledValue[] {
  return known(DETAIL_LINES, item);
}

/** Returns plain text, for places that cannot mark a value: `+5 또는 +2 (의심)`. */
export function statText({ value, unit = '', isDoubtful }: LabelledValue): string {
  return value + unit + (isDoubtful ? ' (의심)' : '');
}
