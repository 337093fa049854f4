import { type StatSum, sumStat } from '#features/game-data/catalog/stat-sum.rules.ts';
import type { Vitals } from '#shared/advancement.ts';

type GearItem = Parameters<typeof sumStat>[0][number];

export interface GearPercent {
  name: string;
  /** Null: sources differ. */
  percent: number | null;
}

export interface GearVital extends StatSum {
  /** Not part of the total, because no source says what they are a percentage of. */
  percents: readonly GearPercent[];
}

export type GearVitals = Readonly<Record<keyof Vitals, GearVital>>;

/** Sums what the items add to HP and MP. */
export function gearVitals(items: readonly GearItem[]): GearVitals {
  return {
    hp: { ...sumStat(items, 'MHP'), percents: listPercents(items, 'MHPP') },
    mp: { ...sumStat(items, 'MMP'), percents: listPercents(items, 'MMPP') },
  };
}

function listPercents(items: readonly GearItem[], field: 'MHPP' | 'MMPP'): GearPercent[] {
  return items.flatMap((item): GearPercent[] => {
    const { name } = item;
    if (item.disagreements.some((disagreement) => disagreement.field === field)) return [{ name, percent: null }];
    return item[field] === null ? [] : [{ name, percent: item[field] }];
  });
}
