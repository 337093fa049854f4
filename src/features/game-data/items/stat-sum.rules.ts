import type { Item } from './item.contract.ts';

/** Numbers of items that can be added up. */
export type SummedField = 'ac' | 'md' | 'hit' | 'dam' | 'MHP' | 'MHPP' | 'MMP' | 'MMPP' | 'M' | 'W' | 'G' | 'hr';

type SummedItem = Pick<Item, 'name' | 'disagreements' | SummedField>;

export interface StatSum {
  /** Of the items whose value is known for sure; null: of none. */
  total: number | null;
  /** Names of items whose value nobody knows: none of them counts as 0. */
  unknown: string[];
  /** Names of items of whose value the sources differ: neither value counts. */
  doubtful: string[];
}

export function sumStat(items: readonly SummedItem[], field: SummedField): StatSum {
  const sum: StatSum = { total: null, unknown: [], doubtful: [] };
  for (const item of items) {
    const value = item[field];
    if (item.disagreements.some((disagreement) => disagreement.field === field)) sum.doubtful.push(item.name);
    else if (value === null) sum.unknown.push(item.name);
    else sum.total = (sum.total ?? 0) + value;
  }
  return sum;
}
