import type { LevelRow } from './exp.rules.ts';

export interface LevelGroup {
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly exp: number;
  readonly kills: number;
  readonly isCorrected: boolean;
}

/** More levels are grouped by tens. */
export const MAX_SINGLE = 12;

export function singleLevels(
  rows: readonly LevelRow[],
  killsByLevel: readonly number[],
  corrected: readonly number[],
): LevelGroup[] {
  return rows.map(({ level, total, exp }) => ({
    from: level,
    to: level,
    total,
    exp,
    kills: killsByLevel[level - 1] ?? 0,
    isCorrected: corrected.includes(level),
  }));
}

export function levelGroups(singles: readonly LevelGroup[]): LevelGroup[] {
  if (singles.length <= MAX_SINGLE) return [...singles];
  const groups: LevelGroup[] = [];
  for (const single of singles) {
    const last = groups.at(-1);
    if (!last || Math.floor(last.from / 10) !== Math.floor(single.from / 10)) {
      groups.push(single);
      continue;
    }
    groups[groups.length - 1] = {
      ...last,
      to: single.to,
      exp: last.exp + single.exp,
      kills: last.kills + single.kills,
      isCorrected: last.isCorrected || single.isCorrected,
    };
  }
  return groups;
}
