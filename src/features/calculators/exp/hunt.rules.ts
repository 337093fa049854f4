import { expOfLevel, LAST_LEVEL, type LevelTotals, totalAt } from '../levels/level-exp.rules.ts';

/** A tuple, because a page contains hundreds of them. */
export type HuntMonster = readonly [id: number, name: string, exp: number];

export interface HuntPlace {
  readonly name: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly monsters: readonly HuntMonster[];
}

/**
 * Below `killCapBelowLevel` one kill gives at most `killCapRate` of the total at the level's start, plus `killCapPlus`.
 * Source: formulas, exp-limits.
 */
export interface KillCap {
  readonly killCapRate: number;
  readonly killCapPlus: number;
  readonly killCapBelowLevel: number;
}

/** Maximum number of levels below the player's level at which a place may start. */
const NEAR_LEVELS = 25;
/** Minimum level at which places of unknown level are offered too. */
const EXPERIENCED = 80;

export function computeGain(totals: LevelTotals, level: number, monsterExp: number, cap: KillCap): number {
  if (level >= cap.killCapBelowLevel) return monsterExp;
  return Math.min(monsterExp, Math.floor(totalAt(totals, level) * cap.killCapRate) + cap.killCapPlus);
}

export interface Kills {
  readonly count: number;
  readonly byLevel: readonly number[];
  readonly isCapped: boolean;
}

export function killsBetween(
  totals: LevelTotals,
  { start, goal }: { start: number; goal: number },
  monsterExp: number,
  cap: KillCap,
): Kills {
  const byLevel: number[] = Array.from({ length: LAST_LEVEL }, () => 0);
  let at = start;
  let count = 0;
  let isCapped = false;
  for (let level = 1; level <= LAST_LEVEL && at < goal; level += 1) {
    const end = level === LAST_LEVEL ? goal : Math.min(goal, totalAt(totals, level) + expOfLevel(totals, level));
    if (at >= end) continue;
    const gain = computeGain(totals, level, monsterExp, cap);
    const kills = Math.ceil((end - at) / gain);
    byLevel[level - 1] = kills;
    count += kills;
    at += kills * gain;
    isCapped ||= gain < monsterExp;
  }
  return { count, byLevel, isCapped };
}

export function placesFor(places: readonly HuntPlace[], level: number): HuntPlace[] {
  const near = places.filter(({ min, max }) =>
    min === null || min <= 1 ? level >= EXPERIENCED || isWithin(max, level) : isNear(min, max, level),
  );
  return near.length > 0 ? near : places.slice(0, 1);
}

/** Returns the weakest monster of the suitable place with the highest starting level. */
export function usualMonster(places: readonly HuntPlace[], level: number): HuntMonster | undefined {
  const fitting = places.filter(({ min, max }) => min !== null && min <= level && isWithin(max, level));
  const open = places.filter(({ min, max }) => min !== null && min <= level && max === null);
  const best = last(fitting) ?? last(open) ?? places[0];
  return best?.monsters.toSorted((a, b) => a[2] - b[2])[0];
}

export function monsterById(places: readonly HuntPlace[], id: number): HuntMonster | undefined {
  for (const { monsters } of places) {
    const found = monsters.find((monster) => monster[0] === id);
    if (found) return found;
  }
  return undefined;
}

function isNear(min: number, max: number | null, level: number): boolean {
  return min <= level && (max === null ? level - min <= NEAR_LEVELS : level <= max);
}

function isWithin(max: number | null, level: number): boolean {
  return max !== null && level <= max;
}

function last(places: readonly HuntPlace[]): HuntPlace | undefined {
  return places.reduce<HuntPlace | undefined>(
    (best, place) => ((place.min ?? 0) > (best?.min ?? -1) ? place : best),
    undefined,
  );
}
