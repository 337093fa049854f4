import type { Catalog } from '../../catalog/catalog.ts';
import type { WorldPoint } from '../../catalog/world-point.contract.ts';
import { levelRange } from '../../region.labels.ts';
import type { GameMap } from '../map.contract.ts';
import { tileText } from '../map.labels.ts';
import { tileHref } from '../map-tile.rules.ts';
import { drawWorld, type WorldDrawing, type WorldSpot } from '../world-drawing.rules.ts';
import { mapTitle } from './map-title.ts';

/** A place of a painted world. */
export interface WorldPlace {
  name: string;
  /** Null: its map is not known. */
  href: string | null;
  isTown: boolean;
  /** Hunting grounds behind the doors of the town; null: none is known, or it is no town. */
  hunts: number | null;
  /** Where one arrives, and what is known of the town. */
  description: string;
}

export interface World {
  name: string;
  places: WorldPlace[];
  /** For a desk and for a phone: names keep their size, so each is laid out by itself. */
  wide: WorldDrawing;
  narrow: WorldDrawing;
}

/** Towns and fields that no painted world shows, by the town one reaches them from; `from` null: no way is known. */
export interface OffWorld {
  from: { code: string; name: string } | null;
  maps: { code: string; name: string }[];
}

/** The first world is tall and takes the left half; the others stand beside it. */
const WIDE_FIRST = { width: 600, height: 900 };
const WIDE = { width: 440, height: 220 };
const NARROW_FIRST = { width: 340, height: 480 };
const NARROW = { width: 340, height: 230 };

export interface TownFacts {
  ports: number;
  hunts: number;
  people: number;
  /** That the doors of its hunting grounds ask for. */
  levels: string | null;
}

export function townFacts(catalog: Catalog, town: GameMap): TownFacts {
  const ports = catalog.portsFrom(town.code);
  const dungeons = [...new Set(ports.flatMap((port) => catalog.dungeonOfMap(port.destinationMapCode) ?? []))];
  // A door that asks for level 1 asks for nothing.
  const levels = ports
    .filter((port) => catalog.dungeonOfMap(port.destinationMapCode))
    .flatMap(({ minLevel }) => (minLevel !== null && minLevel > 1 ? [minLevel] : []));
  return {
    ports: ports.length,
    hunts: dungeons.length,
    people: town.npcs.length,
    levels: levels.length === 0 ? null : levelRange(Math.min(...levels), Math.max(...levels)),
  };
}

/** The town that a point stands for: the one where one arrives, or the one whose name it bears. */
function townOf(catalog: Catalog, point: WorldPoint): GameMap | undefined {
  const map = point.mapCode === null ? undefined : catalog.mapByCode.get(point.mapCode);
  return map?.kind === 'town' ? map : catalog.maps.find(({ kind, name }) => kind === 'town' && name === point.name);
}

function placeOf(catalog: Catalog, point: WorldPoint): WorldPlace {
  const { name, mapCode, mapName } = point;
  const town = townOf(catalog, point);
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

export function worldsOf(catalog: Catalog): World[] {
  return [...Map.groupBy(catalog.worldPoints, ({ world }) => world)].map(([name, points], index) => {
    const places = points.map((point) => placeOf(catalog, point));
    const spots = points.map(({ screenX: x, screenY: y, group }, at): WorldSpot => {
      const { isTown = false, hunts = null } = places[at] ?? {};
      return { x, y, group, label: points[at]?.name ?? '', minLevel: hunts, isTown };
    });
    return {
      name,
      places,
      wide: drawWorld(spots, index === 0 ? WIDE_FIRST : WIDE),
      narrow: drawWorld(spots, index === 0 ? NARROW_FIRST : NARROW),
    };
  });
}

/** The towns that the painted worlds show. */
export function worldTowns(catalog: Catalog): GameMap[] {
  return [...new Set(catalog.worldPoints.flatMap((point) => townOf(catalog, point) ?? []))];
}

/** For each map the town from which it is the fewest doors away. */
function nearestTowns(catalog: Catalog, towns: readonly GameMap[]): ReadonlyMap<string, GameMap> {
  const reached = new Map(towns.map((town) => [town.code, town]));
  // The list grows while it is walked through.
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
