import type { Catalog } from '../../catalog/catalog.ts';
import type { Dungeon } from '../../catalog/dungeon.contract.ts';
import type { GameMap } from '../../catalog/map.contract.ts';
import { dungeonLevels } from '../../dungeons/dungeon-level.labels.ts';
import { monsterRef } from '../../refs/refs.reader.ts';
import type { GameRef } from '../../refs/ui/public/look.ts';
import { regionName } from '../../region.labels.ts';
import { parseFloor } from '../map-name.rules.ts';

export interface DungeonOfMap {
  name: string;
  href: string;
  /** Its name was given by the site. */
  isPart: boolean;
  regionName: string;
  regionHref: string;
  levels: string | null;
  floors: { code: string; label: string }[];
  monsters: (GameRef & { exp: number | null })[];
}

function floorLabels(maps: readonly GameMap[]): { code: string; label: string }[] {
  const numbers = maps.map((map) => parseFloor(map.name));
  const areListed = numbers.every((floor) => floor !== null) && new Set(numbers).size === maps.length;
  const word = wordOfNumbers(maps.map(({ name }) => name));
  return maps.map((map, index) => ({
    code: map.code,
    label: areListed ? `${numbers[index]}층` : withoutWord(map.name, word),
  }));
}

/** The common word before the numbers of all numbered names: `선비족` of `선비족1`, `선비족1-5(1)`. */
function wordOfNumbers(names: readonly string[]): string {
  const words = new Set(names.flatMap((name) => /^[^\d]+(?=\d)/.exec(name) ?? []));
  const [word = ''] = words;
  return words.size === 1 ? word : '';
}

function withoutWord(name: string, word: string): string {
  const rest = name.slice(word.length);
  return name.startsWith(word) && /^\d/.test(rest) ? rest : name;
}

/** For a whole: its own floors and the first map of each part. */
function listFloors(catalog: Catalog, dungeon: Dungeon): DungeonOfMap['floors'] {
  const parts = catalog.partsOfDungeon(dungeon.id);
  const inParts = new Set(parts.flatMap(({ mapCodes }) => mapCodes));
  const own = dungeon.mapCodes
    .filter((code) => !inParts.has(code))
    .flatMap((code) => catalog.mapByCode.get(code) ?? []);
  const first = parts.flatMap(({ name, mapCodes: [code] }) => (code === undefined ? [] : [{ code, label: name }]));
  return [...floorLabels(own), ...first];
}

export function dungeonOfMap(catalog: Catalog, map: GameMap): DungeonOfMap | null {
  const dungeon = catalog.dungeonOfMap(map.code);
  if (!dungeon) return null;
  const region = `/dungeons/regions/${dungeon.region}`;
  return {
    name: dungeon.name,
    href: `${region}#${dungeon.id}`,
    isPart: dungeon.partOf !== null,
    regionName: regionName(dungeon.region),
    regionHref: region,
    levels: dungeonLevels(dungeon),
    floors: listFloors(catalog, dungeon),
    monsters: catalog.monstersLivingIn(dungeon.id).map((monster) => ({ ...monsterRef(monster), exp: monster.exp })),
  };
}
