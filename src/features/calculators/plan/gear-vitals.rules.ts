import { type StatSum, sumStat } from '#features/game-data/catalog/stat-sum.rules.ts';
import type { Vitals } from '#shared/advancement.ts';

type GearItem = Parameters<typeof sumStat>[0][number];

export interface GearPercent {
  name: string;
  /** Null: sources differ. */
  percent: number | null;
}

export interface GearVital extends StatSum {
  /** In no total: no source says of what they are a percentage. */
  percents: readonly GearPercent[];
}

export type GearVitals = Readonly<Record<keyof Vitals, GearVital>>;

/** What pieces of gear add to HP and MP together. */
export function gearVitals(items: readonly GearItem[]): GearVitals {
  return {
    hp: { ...sumStat(items, 'MHP'), percents: percentsOf(items, 'MHPP') },
    mp: { ...sumStat(items, 'MMP'), percents: percentsOf(items, 'MMPP') },
  };
}

function percentsOf(items: readonly GearItem[], field: 'MHPP' | 'MMPP'): GearPercent[] {
  return items.flatMap((item): GearPercent[] => {
    const { name } = item;
    if (item.disagreements.some((disagreement) => disagreement.field === field)) return [{ name, percent: null }];
    return item[field] === null ? [] : [{ name, percent: item[field] }];
  });
}
