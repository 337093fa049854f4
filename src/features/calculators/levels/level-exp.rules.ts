export const LAST_LEVEL = 99;

/** Experience in total needed to be at level index + 1; 99 numbers, never falling. Source: formulas, experience table. */
export type LevelTotals = readonly number[];

/** Experience in total that a level begins with. */
export function totalAt(totals: LevelTotals, level: number): number {
  return totals[level - 1] ?? 0;
}

/** Experience from the beginning of this level to the next; 0 at the last. */
export function expOfLevel(totals: LevelTotals, level: number): number {
  return level >= LAST_LEVEL ? 0 : totalAt(totals, level + 1) - totalAt(totals, level);
}

/** Experience still missing to the beginning of `toLevel`; `exp` is what was gained since `level` began. Never negative. */
export function expToLevel(totals: LevelTotals, level: number, exp: number, toLevel: number): number {
  return Math.max(0, totalAt(totals, toLevel) - totalAt(totals, level) - exp);
}

/** Where one stands after gaining this much more: the level, and the experience gained in it. */
export function levelAfter(totals: LevelTotals, level: number, exp: number): { level: number; exp: number } {
  const total = totalAt(totals, level) + exp;
  let reached = level;
  while (reached < LAST_LEVEL && totalAt(totals, reached + 1) <= total) reached += 1;
  return { level: reached, exp: total - totalAt(totals, reached) };
}
