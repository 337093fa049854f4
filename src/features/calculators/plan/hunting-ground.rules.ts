import { ADVANCEMENT_LEVEL } from '#shared/advancement.ts';
import { gainOf, type KillCap } from '../exp/hunt.rules.ts';
import { expOfLevel, type LevelTotals } from '../levels/level-exp.rules.ts';

/** A dungeon as far as it is weighed against others: by the monster in the middle of its own, ordered by experience. */
export interface HuntingGround {
  readonly id: number;
  /** Level from which one may enter and is advised to. */
  readonly from: number;
  /** The last advised level; `null`: nobody advises, only the door's level is known. */
  readonly to: number | null;
  readonly exp: number;
  readonly monsterHp: number;
  /** The hardest hit of that monster; `null` is not known. */
  readonly hit: number | null;
}

export interface Hunter {
  readonly job: number;
  readonly level: number;
  /** 0 is not given. */
  readonly hp: number;
}

/** A dungeon as it suits somebody. */
export interface Suggestion<Place extends HuntingGround> {
  readonly huntingGround: Place;
  /** What one kill gives at this level. */
  readonly gain: number;
  /** Too hard: fewer hits than `HITS_TO_STAND` are endured. False where HP is not given. */
  readonly isHard: boolean;
}

/** Hits of the usual monster that one should stand. */
export const HITS_TO_STAND = 5;
/** A door that asks for a level much below one's own says nothing of the dungeon behind it. */
const ENTRANCE_REACH = 20;
/** Everybody may enter: no advice either. */
const OPEN_ENTRANCE = 1;

/**
 * The dungeons that fit, best first. A dungeon fits when the level lies in the advised range, or, where only its door's level
 * is known, at most 20 above that. In front stand those whose usual monster one endures for five hits; where HP is not given,
 * those that are advised for the level. Among them more experience a kill comes first, then the monster with less HP. Behind
 * stand the rest, the weaker hit first.
 */
export function suggestHuntingGrounds<Place extends HuntingGround>(
  huntingGrounds: readonly Place[],
  { level, hp }: Hunter,
  totals: LevelTotals,
  cap: KillCap,
): Suggestion<Place>[] {
  return huntingGrounds
    .filter((huntingGround) => fits(huntingGround, level))
    .map((huntingGround) => ({
      huntingGround,
      gain: gainOf(totals, level, huntingGround.exp, cap),
      isHard: hp > 0 && !isEndured(huntingGround, hp),
      isBehind: hp > 0 ? !isEndured(huntingGround, hp) : huntingGround.to === null,
    }))
    .sort(
      (a, b) =>
        Number(a.isBehind) - Number(b.isBehind) ||
        (a.isHard ? hitOf(a.huntingGround) - hitOf(b.huntingGround) : 0) ||
        b.gain - a.gain ||
        a.huntingGround.monsterHp - b.huntingGround.monsterHp ||
        a.huntingGround.id - b.huntingGround.id,
    )
    .map(({ huntingGround, gain, isHard }) => ({ huntingGround, gain, isHard }));
}

export function fits({ from, to }: Pick<HuntingGround, 'from' | 'to'>, level: number): boolean {
  if (level < from) return false;
  return to === null ? from > OPEN_ENTRANCE && level - from <= ENTRANCE_REACH : level <= to;
}

/** Kills to what one hunts for: the next level, at the last one all that is missing. */
export function killsFor(gain: number, level: number, missing: number, totals: LevelTotals): number {
  return Math.ceil((level < ADVANCEMENT_LEVEL ? expOfLevel(totals, level) : missing) / Math.max(1, gain));
}

function isEndured(huntingGround: HuntingGround, hp: number): boolean {
  return hitOf(huntingGround) * HITS_TO_STAND <= hp;
}

/** What is not known is no comfort. */
function hitOf({ hit }: HuntingGround): number {
  return hit ?? Number.MAX_SAFE_INTEGER / HITS_TO_STAND;
}
