import type { Item } from './item.contract.ts';

/** Numeric fields of items that can be added up. */
export type SummedField = 'ac' | 'md' | 'hit' | 'dam' | 'MHP' | 'MHPP' | 'MMP' | 'MMPP' | 'M' | 'W' | 'G' | 'hr';

const RANGES = { small: ['smin', 'smax'], large: ['lmin', 'lmax'] } as const;
type RangeField = keyof typeof RANGES;
type OtherField = 'maxdura' | 'maxquan';
/** Fields by which items are compared. */
export type ComparedField = SummedField | RangeField | OtherField;

type NumberOf<Field> = Field extends RangeField ? (typeof RANGES)[Field][number] : Field;
export type NumbersOf<Field extends ComparedField> = Pick<Item, 'disagreements' | NumberOf<Field>>;

/** A number, the two ends of a range, or the reason why the value must not be counted. */
export type CertainValue = readonly [number] | readonly [min: number, max: number] | 'unknown' | 'doubtful';

export function isRangeField(field: ComparedField): field is RangeField {
  return field in RANGES;
}

export function certainValue<Field extends ComparedField>(item: NumbersOf<Field>, field: Field): CertainValue {
  if (item.disagreements.some((disagreement) => disagreement.field === field)) return 'doubtful';
  const numbers = item as Readonly<Record<string, unknown>>;
  const read = (name: string) => (typeof numbers[name] === 'number' ? numbers[name] : null);
  if (!isRangeField(field)) {
    const value = read(field);
    return value === null ? 'unknown' : [value];
  }
  const [min, max] = RANGES[field].map(read);
  const low = min ?? max ?? null;
  const high = max ?? min ?? null;
  return low === null || high === null ? 'unknown' : [low, high];
}

type SummedItem = Pick<Item, 'name'> & NumbersOf<SummedField>;

export interface StatSum {
  /** Sum over the items whose value is certain; null: there are none. */
  total: number | null;
  /** Names of items whose value is unknown: they do not count as 0. */
  unknown: string[];
  /** Names of items about whose value the sources differ: no claim counts. */
  doubtful: string[];
}

export function sumStat(items: readonly SummedItem[], field: SummedField): StatSum {
  const sum: StatSum = { total: null, unknown: [], doubtful: [] };
  for (const item of items) {
    const value = certainValue(item, field);
    if (typeof value === 'string') sum[value].push(item.name);
    else sum.total = (sum.total ?? 0) + value[0];
  }
  return sum;
}
