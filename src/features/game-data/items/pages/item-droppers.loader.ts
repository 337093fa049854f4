import type { Catalog } from '../../catalog/catalog.ts';
import type { Dungeon } from '../../catalog/dungeon.contract.ts';
import type { Monster } from '../../catalog/monster.contract.ts';
import { minEntryLevel, recommendedRange } from '../../dungeons/dungeon.rules.ts';
import { dungeonLevels } from '../../dungeons/dungeon-level.labels.ts';
import { monsterRef } from '../../refs/refs.reader.ts';
import type { GameRef } from '../../refs/ui/public/look.ts';

export interface DropRow extends GameRef {
  dungeons: { id: number; name: string; region: number }[];
  /** `권장 55–70`, `입장 50`: one, both or neither. */
  levels: string[];
  exp: number | null;
}

interface Dropper {
  monster: Monster;
  dungeons: Dungeon[];
}

/** A required level of 1 gives no information about the dungeon. */
function showsLevel(dungeon: Dungeon): boolean {
  return recommendedRange(dungeon) !== null || (minEntryLevel(dungeon) ?? 1) > 1;
}

function compareDroppers(one: Dropper, other: Dropper): number {
  const level = (dropper: Dropper) => dropper.dungeons.find(showsLevel)?.reqLvMin ?? 100;
  return level(one) - level(other) || (one.monster.exp ?? 0) - (other.monster.exp ?? 0);
}

export function listDroppers(catalog: Catalog, itemId: number): DropRow[] {
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
    levels: (dungeonLevels(...dungeons.filter(showsLevel)) ?? '').split(' · ').filter((part) => part !== ''),
    exp: monster.exp,
  }));
}
