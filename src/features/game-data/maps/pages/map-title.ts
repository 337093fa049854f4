import type { Catalog } from '../../catalog/catalog.ts';
import type { GameMap } from '../../catalog/map.contract.ts';
import { tileText } from '../../refs/tile.rules.ts';
import { regionName } from '../../region.labels.ts';

const FAR = 3;

export function findHomeTown(catalog: Catalog, house: GameMap): GameMap | undefined {
  const seen = new Set([house.code]);
  let front = [house];
  for (let ports = 0; ports < FAR; ports += 1) {
    const next = front
      .flatMap((map) => catalog.portsFrom(map.code))
      .flatMap((port) => catalog.mapByCode.get(port.destinationMapCode) ?? [])
      .filter((map) => !seen.has(map.code));
    const town = next.find((map) => map.kind === 'town');
    if (town) return town;
    for (const map of next) seen.add(map.code);
    front = next;
  }
  return undefined;
}

const namesakes = new WeakMap<Catalog, ReadonlyMap<string, readonly GameMap[]>>();

function listNamesakes(catalog: Catalog, map: GameMap): readonly GameMap[] {
  const known = namesakes.get(catalog) ?? Map.groupBy(catalog.maps, ({ name }) => name);
  namesakes.set(catalog, known);
  return known.get(map.name) ?? [map];
}

function distinguishingLabels(catalog: Catalog, map: GameMap): string[] {
  const town = findHomeTown(catalog, map);
  const port = catalog.portsTo(map.code).find((port) => port.sourceMapCode !== map.code);
  const from = port && catalog.mapByCode.get(port.sourceMapCode);
  const dungeon = catalog.dungeonOfMap(map.code);
  const isReached = port !== undefined || catalog.worldPoints.some((point) => point.mapCode === map.code);
  return [
    ...(town ? [town.name] : []),
    ...(port && from ? [from.name, `${from.name} ${tileText(port.x, port.y)}`] : []),
    ...(dungeon ? [dungeon.name, regionName(dungeon.region)] : []),
    ...(isReached ? [] : ['가는 길 모름']),
    `지도 ${map.code}`,
  ];
}

/** Unique title: a suffix is added when other maps have the same name. */
export function mapTitle(catalog: Catalog, map: GameMap): string {
  const others = listNamesakes(catalog, map).filter((other) => other !== map);
  if (others.length === 0) return map.name;
  const taken = new Set(others.flatMap((other) => distinguishingLabels(catalog, other)));
  const word = distinguishingLabels(catalog, map).find((own) => !taken.has(own));
  return `${map.name}(${word ?? `지도 ${map.code}`})`;
}
