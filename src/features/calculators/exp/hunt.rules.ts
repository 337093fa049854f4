import { expOfLevel, LAST_LEVEL, type LevelTotals, totalAt } from '../levels/level-exp.rules.ts';

/** A monster as a page carries hundreds of them. */
export type HuntMonster = readonly [id: number, name: string, exp: number];

/** Where monsters with known experience live. */
export interface HuntPlace {
  readonly name: string;
  /** The level that a player needs; `null` is not known. */
  readonly min: number | null;
  readonly max: number | null;
  readonly monsters: readonly HuntMonster[];
}

/** Below a level one kill gives at most this share of what the level began with. Source: formulas, exp-limits. */
export interface KillCap {
  readonly killCapRate: number;
  readonly killCapPlus: number;
  readonly killCapBelowLevel: number;
}

/** How far below one's level a place may begin and still be worth offering. */
const NEAR_LEVELS = 25;
/** From here on also places whose level nobody wrote down. */
const EXPERIENCED = 80;

/** What one kill really gives at this level. */
export function gainOf(totals: LevelTotals, level: number, monsterExp: number, cap: KillCap): number {
  if (level >= cap.killCapBelowLevel) return monsterExp;
  return Math.min(monsterExp, Math.floor(totalAt(totals, level) * cap.killCapRate) + cap.killCapPlus);
}

export interface Kills {
  readonly count: number;
  /** By level from 1, as many as are killed while one has it. */
  readonly byLevel: readonly number[];
  /** Somewhere on the way a kill gives less than the monster has. */
  readonly isCapped: boolean;
}

/** Kills from a total of experience to another, level by level: what is over at the end of one counts for the next. */
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
    const gain = gainOf(totals, level, monsterExp, cap);
    const kills = Math.ceil((end - at) / gain);
    byLevel[level - 1] = kills;
    count += kills;
    at += kills * gain;
    isCapped ||= gain < monsterExp;
  }
  return { count, byLevel, isCapped };
}

/** Places worth hunting in at this level. */
export function placesFor(places: readonly HuntPlace[], level: number): HuntPlace[] {
  const near = places.filter(({ min, max }) =>
    min === null || min <= 1 ? level >= EXPERIENCED || isWithin(max, level) : isNear(min, max, level),
  );
  return near.length > 0 ? near : places.slice(0, 1);
}

/** The weakest monster of the place that fits best: of those made for this level, the one that begins last. */
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
