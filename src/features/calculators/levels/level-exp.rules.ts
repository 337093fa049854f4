export const LAST_LEVEL = 99;

/** Index n: total experience at level n + 1; 99 numbers, ascending. Source: formulas, experience table. */
export type LevelTotals = readonly number[];

export function totalAt(totals: LevelTotals, level: number): number {
  return totals[level - 1] ?? 0;
}

/** Returns 0 at the last level. */
export function expOfLevel(totals: LevelTotals, level: number): number {
  return level >= LAST_LEVEL ? 0 : totalAt(totals, level + 1) - totalAt(totals, level);
}

/** `exp`: gained since `level` began. Never negative. */
export function expToLevel(totals: LevelTotals, level: number, exp: number, toLevel: number): number {
  return Math.max(0, totalAt(totals, toLevel) - totalAt(totals, level) - exp);
}

export function levelAfter(totals: LevelTotals, level: number, exp: number): { level: number; exp: number } {
  const total = totalAt(totals, level) + exp;
  let reached = level;
  while (reached < LAST_LEVEL && totalAt(totals, reached + 1) <= total) reached += 1;
  return { level: reached, exp: total - totalAt(totals, reached) };
}
