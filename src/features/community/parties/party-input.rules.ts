import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import type { InputIssue } from '#shared/errors.ts';
import type { Party } from './party.contract.ts';
import { ANYWHERE } from './party.labels.ts';
import { MAX_REGION } from './party.limits.ts';
import { partyErrors } from './party-error.labels.ts';

export type CheckedInput = Pick<Party, 'dungeonId' | 'floor' | 'levelMin' | 'levelMax'>;

/** Returns a dungeon of regions 1 to 5 (product.md §9); undefined: anywhere, or a dungeon to which no party may go. */
export function partyDungeon<Shown extends Pick<Dungeon, 'region'>>(
  dungeonId: number,
  { dungeonById }: { dungeonById: ReadonlyMap<number, Shown> },
): Shown | undefined {
  const dungeon = dungeonById.get(dungeonId);
  return dungeon && dungeon.region <= MAX_REGION ? dungeon : undefined;
}

export function inputIssues(
  { dungeonId, floor, levelMin, levelMax }: CheckedInput,
  dungeons: { dungeonById: ReadonlyMap<number, Dungeon> },
): InputIssue[] {
  const issues: InputIssue[] = [];
  const dungeon = partyDungeon(dungeonId, dungeons);
  if (dungeonId !== ANYWHERE && !dungeon) issues.push({ path: 'dungeonId', message: partyErrors.unknownDungeon });
  if (floor !== null && dungeonId === ANYWHERE) issues.push({ path: 'floor', message: partyErrors.floorAnywhere });
  if (floor !== null && dungeon && floor > (dungeon.floors ?? 1)) {
    issues.push({ path: 'floor', message: partyErrors.unknownFloor });
  }
  if (levelMin !== null && levelMax !== null && levelMin > levelMax) {
    issues.push({ path: 'levelMin', message: partyErrors.crossedLevels });
  }
  return issues;
}
