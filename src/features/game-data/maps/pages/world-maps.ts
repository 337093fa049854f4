import type { Catalog } from '../../catalog/catalog.ts';
import type { GameMap, WorldPoint } from '../../catalog/map.contract.ts';
import { tileHref, tileText } from '../../refs/tile.rules.ts';
import { levelRange, regionName } from '../../region.labels.ts';
import { drawWorld, type WorldDrawing, type WorldSpot } from '../world-drawing.rules.ts';
import { worldWalks } from '../world-walks.rules.ts';
import { mapTitle } from './map-title.ts';

export interface WorldPlace {
  name: string;
  href: string | null;
  isTown: boolean;
  /** Number of hunting grounds next to the town; null: none known, or not a town. */
  hunts: number | null;
  description: string;
}

export interface World {
  name: string;
  places: WorldPlace[];
  /** Laid out separately for wide and narrow screens, because labels have a fixed size. */
  wide: WorldDrawing;
  narrow: WorldDrawing;
}

/** Towns and fields on no painted world, by the town that leads there; `from` null: no known route. */
export interface OffWorld {
  from: { code: string; name: string } | null;
  maps: { code: string; name: string }[];
}

const WIDE_FIRST = { width: 560, height: 900 };
const WIDE = { width: 336, height: 260 };
const NARROW_FIRST = { width: 340, height: 500 };
const NARROW = { width: 264, height: 260 };
/** The game's world map shows a place under this name when it does not reveal it. */
const UNTOLD = '???';

export interface TownFacts {
  ports: number;
  hunts: number;
  people: number;
  levels: string | null;
  /** Name of the region of most of its hunting grounds; the town's own name: none is next to it. */
  region: string;
}

/** Regions 1 to 3 contain hunting grounds of rising levels around the same two towns. */
const LEVELLED_REGIONS = 3;
const LEVELLED = '초급·중급·고급 사냥터';

function mainRegion(dungeons: readonly { region: number }[]): string | undefined {
  const [most] = [...Map.groupBy(dungeons, ({ region }) => region)].toSorted(
    ([a, some], [b, others]) => others.length - some.length || a - b,
  );
  if (!most) return undefined;
  return most[0] <= LEVELLED_REGIONS ? LEVELLED : regionName(most[0]);
}

export function townFacts(catalog: Catalog, town: GameMap): TownFacts {
  const ports = catalog.portsFrom(town.code);
  const dungeons = [...new Set(ports.flatMap((port) => catalog.dungeonOfMap(port.destinationMapCode) ?? []))];
  // A required level of 1 is the same as none.
  const levels = ports
    .filter((port) => catalog.dungeonOfMap(port.destinationMapCode))
    .flatMap(({ minLevel }) => (minLevel !== null && minLevel > 1 ? [minLevel] : []));
  return {
    ports: ports.length,
    hunts: dungeons.length,
    people: town.npcs.length,
    region: mainRegion(dungeons) ?? town.name,
    levels: levels.length === 0 ? null : levelRange(Math.min(...levels), Math.max(...levels)),
  };
}

function findTown(catalog: Catalog, point: WorldPoint): GameMap | undefined {
  const map = point.mapCode === null ? undefined : catalog.mapByCode.get(point.mapCode);
  return map?.kind === 'town' ? map : catalog.maps.find(({ kind, name }) => kind === 'town' && name === point.name);
}

function nameOf({ name, mapName }: WorldPoint): string {
  return name === UNTOLD ? mapName : name;
}

/** Follows ports through fields and caves only: a town or a house on the way ends a walk. */
function walksFrom(catalog: Catalog, places: readonly (readonly string[])[]): (code: string) => string[] {
  const ends = new Set(places.flat());
  return (code) =>
    catalog
      .portsFrom(code)
      .map(({ destinationMapCode }) => destinationMapCode)
      .filter((next) => {
        const kind = catalog.mapByCode.get(next)?.kind;
        return kind === 'field' || kind === 'dungeon' || ends.has(next);
      });
}

function toPlace(catalog: Catalog, point: WorldPoint): WorldPlace {
  const { mapCode, mapName } = point;
  const name = nameOf(point);
  const town = findTown(catalog, point);
  const facts = town && townFacts(catalog, town);
  const arrival =
    mapCode === null
      ? `${mapName}: 지도가 아직 알려지지 않았습니다`
      : `${mapName} (${tileText(point.x, point.y)})에 내립니다`;
  const hunting = facts && facts.hunts > 0 ? `, 사냥터 ${facts.hunts}곳` : '';
  const levels = facts?.levels ? `, 입장 레벨 ${facts.levels}` : '';
  return {
    name,
    href: mapCode === null ? null : tileHref(mapCode, point),
    isTown: town !== undefined,
    hunts: facts && facts.hunts > 0 ? facts.hunts : null,
    description: `${name}: ${arrival}${hunting}${levels}`,
  };
}

export function listWorlds(catalog: Catalog): World[] {
  return [...Map.groupBy(catalog.worldPoints, ({ world }) => world)].map(([name, points], index) => {
    const places = points.map((point) => toPlace(catalog, point));
    const spots = points.map(({ screenX: x, screenY: y, group, ...point }, at): WorldSpot => {
      return {
        x,
        y,
        group,
        label: places[at]?.name ?? point.name,
        minLevel: null,
        isTown: places[at]?.isTown ?? false,
      };
    });
    const codes = points.map((point) => [
      ...new Set([point.mapCode, findTown(catalog, point)?.code].flatMap((code) => code ?? [])),
    ]);
    const walks = worldWalks(codes, walksFrom(catalog, codes));
    return {
      name,
      places,
      wide: drawWorld(spots, index === 0 ? WIDE_FIRST : WIDE, walks),
      narrow: drawWorld(spots, index === 0 ? NARROW_FIRST : NARROW, walks),
    };
  });
}

export function worldTowns(catalog: Catalog): GameMap[] {
  return [...new Set(catalog.worldPoints.flatMap((point) => findTown(catalog, point) ?? []))];
}

export function nearestTowns(catalog: Catalog, towns: readonly GameMap[]): ReadonlyMap<string, GameMap> {
  const reached = new Map(towns.map((town) => [town.code, town]));
  // The list grows while it is iterated.
  const queue = [...reached];
  for (const [code, town] of queue) {
    for (const { destinationMapCode: next } of catalog.portsFrom(code)) {
      if (reached.has(next)) continue;
      reached.set(next, town);
      queue.push([next, town]);
    }
  }
  return reached;
}

export function offWorldMaps(catalog: Catalog): OffWorld[] {
  const shown = new Set(catalog.worldPoints.flatMap(({ mapCode }) => mapCode ?? []));
  const towns = worldTowns(catalog);
  const nearest = nearestTowns(catalog, towns);
  const off = catalog.maps.filter(
    (map) => (map.kind === 'field' || map.kind === 'town') && !shown.has(map.code) && !towns.includes(map),
  );
  return [...Map.groupBy(off, ({ code }) => nearest.get(code))]
    .map(([from, maps]) => ({
      from: from ? { code: from.code, name: from.name } : null,
      maps: maps.map((map) => ({ code: map.code, name: mapTitle(catalog, map) })),
    }))
    .toSorted((a, b) => Number(a.from === null) - Number(b.from === null) || b.maps.length - a.maps.length);
}
