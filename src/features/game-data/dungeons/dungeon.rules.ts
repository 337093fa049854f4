import type { Catalog } from '../catalog/catalog.ts';
import type { Dungeon } from '../catalog/dungeon.contract.ts';
import type { Monster } from '../catalog/monster.contract.ts';

export type DungeonLevels = Pick<Dungeon, 'reqLvMin' | 'reqLvMax' | 'entryMinLevel'>;

const MAX_LEVEL = 99;

/** Reads a level from a query and clamps it to 1 to 99; undefined when it contains no number. */
export function readLevel(text: string): number | undefined {
  const digits = /\d{1,6}/.exec(text)?.[0];
  return digits === undefined ? undefined : Math.min(MAX_LEVEL, Math.max(1, Number(digits)));
}

/**
 * The range that a source recommends; null: none does. A minimum without a maximum is the required level, which says
 * who may enter and not for whom the monsters are suitable.
 */
export function recommendedRange({
  reqLvMin,
  reqLvMax,
}: Omit<DungeonLevels, 'entryMinLevel'>): [number, number] | null {
  return reqLvMax === null ? null : [reqLvMin ?? 1, reqLvMax];
}

/** The level required to enter, 1 for everybody; null: not known. */
export function minEntryLevel({ reqLvMin, reqLvMax, entryMinLevel }: DungeonLevels): number | null {
  return entryMinLevel ?? (reqLvMax === null ? reqLvMin : null);
}

/** Whether a player of this level may enter and is not above the recommended range. Unknown limits do not exclude. */
export function suitsLevel({ reqLvMin, reqLvMax, entryMinLevel }: DungeonLevels, level: number): boolean {
  const least = Math.max(reqLvMin ?? 1, entryMinLevel ?? 1);
  return level >= least && (reqLvMax === null || level <= reqLvMax);
}

/** Returns the parts of its dungeon in which a monster lives; the dungeon itself where it has no such parts. */
export function dungeonsWith(
  facts: Pick<Catalog, 'dungeonById' | 'partsOfDungeon'>,
  monster: Pick<Monster, 'id' | 'dungeonId'>,
): Dungeon[] {
  const parts = facts.partsOfDungeon(monster.dungeonId).filter(({ monsterIds }) => monsterIds.includes(monster.id));
  const dungeon = facts.dungeonById.get(monster.dungeonId);
  return parts.length > 0 || !dungeon ? parts : [dungeon];
}

export interface Entrance {
  name: string;
  code: string | null;
  x: number | null;
  y: number | null;
  minLevel: number | null;
}

export function listEntrances({ entrances, mapCodes }: Pick<Dungeon, 'entrances' | 'mapCodes'>): Entrance[] {
  const own = new Set(mapCodes);
  const entries = entrances
    .filter(({ fromMapCode }) => fromMapCode === null || !own.has(fromMapCode))
    .map(({ fromMapCode, fromMapName, x, y, minLevel }) => ({ name: fromMapName, code: fromMapCode, x, y, minLevel }));
  const once = new Map(entries.map((entry) => [`${entry.code} ${entry.name} ${entry.x} ${entry.y}`, entry]));
  return [...once.values()].toSorted((a, b) => (a.minLevel ?? 0) - (b.minLevel ?? 0));
}

/** `부여 곰굴` and `국내 곰굴` are the same hunting ground of two towns. */
function areTwins(a: { name: string } | undefined, b: { name: string } | undefined): boolean {
  const [name, other] = [a, b].map((one) => /^\S+ (.+)$/.exec(one?.name ?? '')?.[1]);
  return name !== undefined && name === other;
}

interface Card {
  name: string;
  parts?: readonly unknown[];
}

/** A card with parts is much taller than any other. */
function isTall(card: Card | undefined): boolean {
  return (card?.parts?.length ?? 0) > 0;
}

/**
 * Returns the cards that take a whole line where cards are placed in two columns, so that twins share a line and no
 * tall card shares one.
 */
export function wholeLines<One extends Card>(dungeons: readonly One[]): Set<One> {
  const whole = new Set<One>();
  let isLeft = true;
  for (const [index, dungeon] of dungeons.entries()) {
    const next = dungeons[index + 1];
    const isAlone = !next || isTall(next) || areTwins(next, dungeons[index + 2]);
    if (isTall(dungeon) || (isLeft && !areTwins(dungeon, next) && isAlone)) whole.add(dungeon);
    else isLeft = !isLeft;
  }
  return whole;
}

/** Maximum number of monsters of a dungeon that may be expanded at first in wide windows. */
const FEW = 10;
/** Maximum difference between two cards of a line in monsters: otherwise one card would be mostly empty. */
const EVEN = 2;

/**
 * Returns the cards that are expanded at first in wide windows: both cards of a line, or none. @param whole see
 * `wholeLines`
 */
export function openAtDesk<One extends { monsters: readonly unknown[] }>(
  dungeons: readonly One[],
  whole: ReadonlySet<One>,
): Set<One> {
  const lines: One[][] = [];
  for (const dungeon of dungeons) {
    const last = lines.at(-1);
    const isRight = last?.length === 1 && last.every((one) => !whole.has(one)) && !whole.has(dungeon);
    if (isRight) last?.push(dungeon);
    else lines.push([dungeon]);
  }
  return new Set(
    lines
      .filter((line) => {
        const counts = line.map(({ monsters }) => monsters.length);
        return Math.max(...counts) <= FEW && Math.max(...counts) - Math.min(...counts) <= EVEN;
      })
      .flat(),
  );
}
