import type { Catalog } from '../../catalog/catalog.ts';
import { dungeonLevels } from '../../dungeons/dungeon-level.labels.ts';
import { monsterRef } from '../../refs.reader.ts';
import { regionName } from '../../region.labels.ts';
import type { GameRef } from '../../ui/public/look.ts';
import type { GameMap } from '../map.contract.ts';
import { floorOf } from '../map-name.rules.ts';

export interface DungeonOfMap {
  name: string;
  href: string;
  regionName: string;
  regionHref: string;
  levels: string | null;
  floors: { code: string; label: string }[];
  monsters: (GameRef & { exp: number | null })[];
}

function floorLabels(maps: readonly GameMap[]): { code: string; label: string }[] {
  const numbers = maps.map((map) => floorOf(map.name));
  const areListed = numbers.every((floor) => floor !== null) && new Set(numbers).size === maps.length;
  return maps.map((map, index) => ({ code: map.code, label: areListed ? `${numbers[index]}층` : map.name }));
}

export function dungeonOfMap(catalog: Catalog, map: GameMap): DungeonOfMap | null {
  const dungeon = catalog.dungeonOfMap(map.code);
  if (!dungeon) return null;
  const region = `/dungeons/regions/${dungeon.region}`;
  return {
    name: dungeon.name,
    href: `${region}#${dungeon.id}`,
    regionName: regionName(dungeon.region),
    regionHref: region,
    levels: dungeonLevels(dungeon),
    floors: floorLabels(dungeon.mapCodes.flatMap((code) => catalog.mapByCode.get(code) ?? [])),
    monsters: catalog.monstersOfDungeon(dungeon.id).map((monster) => ({ ...monsterRef(monster), exp: monster.exp })),
  };
}
