import { ADVANCEMENT_LEVEL } from '#shared/advancement.ts';
import { computeGain, type KillCap } from '../exp/hunt.rules.ts';
import { expOfLevel, type LevelTotals } from '../levels/level-exp.rules.ts';

/** A dungeon, with the values of its monster of median experience. */
export interface HuntingGround {
  readonly id: number;
  readonly from: number;
  /** Highest recommended level; null: only the entrance's level is known. */
  readonly to: number | null;
  readonly exp: number;
  readonly monsterHp: number;
  /** Highest damage of one hit; null: not known. */
  readonly hit: number | null;
  /** Highest damage of one hit of the strongest monster there; 0: not known. */
  readonly worstHit: number;
  /** Whether no monster hits harder than those of dungeons recommended to players who may enter. */
  readonly isMild: boolean;
}

export interface Hunter {
  readonly job: number;
  readonly level: number;
  readonly hp: number;
}

export interface Suggestion<Place extends HuntingGround> {
  readonly huntingGround: Place;
  readonly gain: number;
  /** The player endures fewer than `HITS_TO_STAND` hits; false when HP is not given. */
  readonly isHard: boolean;
}

export const HITS_TO_STAND = 5;
/** Levels: an entrance that requires far less than the player's level gives no information about the dungeon. */
const ENTRANCE_REACH = 20;
const OPEN_ENTRANCE = 1;

/**
 * The suitable dungeons, best first. A dungeon is suitable when the level is in the recommended range or, where only
 * the entrance's level is known, at most 20 above it, and when none of its monsters kills the player with one hit
 * (without a given HP: when they are mild). First come those whose
 * median monster the player endures for five hits (without a given HP: those recommended for the level), sorted by
 * experience per kill, then by the monster's HP. The rest follows, sorted by damage, lowest first.
 */
export function suggestHuntingGrounds<Place extends HuntingGround>(
  huntingGrounds: readonly Place[],
  { level, hp }: Hunter,
  totals: LevelTotals,
  cap: KillCap,
): Suggestion<Place>[] {
  return huntingGrounds
    .filter(
      (huntingGround) => fits(huntingGround, level) && (hp > 0 ? huntingGround.worstHit < hp : huntingGround.isMild),
    )
    .map((huntingGround) => ({
      huntingGround,
      gain: computeGain(totals, level, huntingGround.exp, cap),
      isHard: hp > 0 && !isEndured(huntingGround, hp),
      isBehind: hp > 0 ? !isEndured(huntingGround, hp) : huntingGround.to === null,
    }))
    .sort(
      (a, b) =>
        Number(a.isBehind) - Number(b.isBehind) ||
        (a.isHard ? getHit(a.huntingGround) - getHit(b.huntingGround) : 0) ||
        b.gain - a.gain ||
        a.huntingGround.monsterHp - b.huntingGround.monsterHp ||
        a.huntingGround.id - b.huntingGround.id,
    );
}

export function fits({ from, to }: Pick<HuntingGround, 'from' | 'to'>, level: number): boolean {
  if (level < from) return false;
  return to === null ? from > OPEN_ENTRANCE && level - from <= ENTRANCE_REACH : level <= to;
}

/** Kills to the next level, or for everything that is missing at the last level. */
export function killsFor(gain: number, level: number, missing: number, totals: LevelTotals): number {
  return Math.ceil((level < ADVANCEMENT_LEVEL ? expOfLevel(totals, level) : missing) / Math.max(1, gain));
}

function isEndured(huntingGround: HuntingGround, hp: number): boolean {
  return getHit(huntingGround) * HITS_TO_STAND <= hp;
}

function getHit({ hit }: HuntingGround): number {
  return hit ?? Number.MAX_SAFE_INTEGER / HITS_TO_STAND;
}
