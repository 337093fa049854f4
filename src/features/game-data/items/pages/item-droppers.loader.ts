import type { Catalog } from '../../catalog/catalog.ts';
import type { Dungeon } from '../../dungeons/dungeon.contract.ts';
import type { Monster } from '../../monsters/monster.contract.ts';
import { monsterRef } from '../../refs.reader.ts';
import { huntingLevels, levelRange } from '../../region.labels.ts';
import type { GameRef } from '../../ui/public/look.ts';

export interface DropRow extends GameRef {
  dungeons: { id: number; name: string; region: number }[];
  level: string | null;
  exp: number | null;
}

interface Dropper {
  monster: Monster;
  dungeons: Dungeon[];
}

function showsLevel(dungeon: Dungeon): boolean {
  return huntingLevels(dungeon) !== null;
}

function levelOf(all: readonly Dungeon[]): string | null {
  const dungeons = all.filter(showsLevel);
  const lows = dungeons.flatMap((dungeon) => dungeon.reqLvMin ?? []);
  const highs = dungeons.flatMap((dungeon) => dungeon.reqLvMax ?? []);
  return levelRange(lows.length ? Math.min(...lows) : null, highs.length ? Math.max(...highs) : null);
}

function compareDroppers(one: Dropper, other: Dropper): number {
  const level = (dropper: Dropper) => dropper.dungeons.find(showsLevel)?.reqLvMin ?? 100;
  return level(one) - level(other) || (one.monster.exp ?? 0) - (other.monster.exp ?? 0);
}

export function droppersOf(catalog: Catalog, itemId: number): DropRow[] {
  const droppers = new Map<string, Dropper>();
  for (const drop of catalog.dropsOfItem(itemId)) {
    const monster = catalog.monsterById.get(drop.monsterId);
    if (!monster) continue;
    const dungeon = catalog.dungeonById.get(monster.dungeonId);
    const key = `${monster.name} ${monster.exp}`;
    const known = droppers.get(key) ?? { monster, dungeons: [] };
    if (dungeon) known.dungeons.push(dungeon);
    droppers.set(key, known);
  }
  return [...droppers.values()].sort(compareDroppers).map(({ monster, dungeons }) => ({
    ...monsterRef(monster),
    dungeons: dungeons.map(({ id, name, region }) => ({ id, name, region })),
    level: levelOf(dungeons),
    exp: monster.exp,
  }));
}
