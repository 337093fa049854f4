import type { Catalog } from '../../catalog/catalog.ts';
import type { WorldPoint } from '../../catalog/world-point.contract.ts';
import { levelRange } from '../../region.labels.ts';
import type { GameMap } from '../map.contract.ts';
import { tileText } from '../map.labels.ts';
import { tileHref } from '../map-tile.rules.ts';
import { drawWorld, type WorldDrawing, type WorldSpot } from '../world-drawing.rules.ts';
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

const WIDE_FIRST = { width: 600, height: 900 };
const WIDE = { width: 440, height: 220 };
const NARROW_FIRST = { width: 340, height: 480 };
const NARROW = { width: 340, height: 230 };

export interface TownFacts {
  ports: number;
  hunts: number;
  people: number;
  levels: string | null;
}

export function townFacts(catalog: Catalog, town: GameMap): TownFacts {
  const ports = catalog.portsFrom(town.code);
  const dungeons = [...new Set(ports.flatMap((port) => catalog.dungeonOfMap(port.destinationMapCode) ?? []))];
  // A required level of 1 is no requirement.
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

export function worldTowns(catalog: Catalog): GameMap[] {
  return [...new Set(catalog.worldPoints.flatMap((point) => townOf(catalog, point) ?? []))];
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
