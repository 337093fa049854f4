import type { Catalog } from '../catalog/catalog.ts';
import type { GameMap } from '../maps/map.contract.ts';
import { tileText } from '../maps/map.labels.ts';
import { sizeOfMap } from '../maps/map-size.rules.ts';
import { tileHref } from '../maps/map-tile.rules.ts';
import { provenanceOf } from '../provenance.reader.ts';
import type { Provenance } from '../ui/public/fact-note.tsx';
import type { MapRoute, MapRouteStep } from './map-route.contract.ts';
import { mapRouteTitle, spotText, unknownLegTexts, walkText } from './map-route.labels.ts';
import { directionOf, drawPassing, type MapRouteDrawing } from './map-route-drawing.rules.ts';
import { mapRouteText } from './map-route-text.rules.ts';
import type { Place } from './place.contract.ts';

export interface StepView {
  name: string;
  href: string;
  where: string;
  tile: string | null;
  /** Null: no requirement. */
  minLevel: number | null;
  isOneWay: boolean;
  /** Tiles walked on this map; null: not known. */
  tiles: number | null;
  drawing: MapRouteDrawing;
}

export interface EndView {
  name: string;
  mapName: string;
  href: string;
  card: string | null;
  detail: string;
  tile: string | null;
  tiles: number | null;
  drawing: MapRouteDrawing;
}

export interface MapRouteView {
  title: string;
  minLevel: number | null;
  walk: string;
  unknowns: string[];
  steps: StepView[];
  end: EndView;
  text: string;
  provenance: Provenance | null;
}

const MAX_MONSTERS = 3;

export function toMapRouteView(catalog: Catalog, route: MapRoute): MapRouteView {
  const steps = route.steps.map((step, index) => stepView(catalog, route, step, index));
  const isSamePlace = route.from.requested === route.to.requested || route.to.x === null;
  const end = endView(catalog, route);
  const title = mapRouteTitle(steps.length, isSamePlace);
  const walk = walkText(route);
  const facts = route.steps.flatMap(({ port, worldPoint }) => port ?? worldPoint ?? []);
  return {
    title,
    minLevel: (route.minLevel ?? 0) > 1 ? route.minLevel : null,
    walk,
    unknowns: unknownLegTexts(route),
    steps,
    end,
    text: mapRouteText({ from: route.from, to: route.to, title, walk, steps, end }),
    provenance: facts.length > 0 ? provenanceOf(catalog, ...facts) : null,
  };
}

function stepView(catalog: Catalog, route: MapRoute, step: MapRouteStep, index: number): StepView {
  const map = catalog.mapByCode.get(step.map.code);
  const { port, worldPoint } = step;
  const tile = port && { x: port.x, y: port.y };
  const size = map ? sizeOfMap(map) : null;
  return {
    name: step.map.name,
    href: tile ? tileHref(step.map.code, tile) : `/maps/${step.map.code}`,
    where: worldPoint
      ? `세계전도에서 ${worldPoint.name} 고르기`
      : directionOf(tile ?? { x: 0, y: 0 }, size, map?.kind === 'town'),
    tile: tile && tileText(tile.x, tile.y),
    minLevel: (step.minLevel ?? 0) > 1 ? step.minLevel : null,
    isOneWay: !leadsBack(catalog, step),
    tiles: step.tiles,
    drawing: drawingOn(catalog, map, arrivalBefore(route, index), tile),
  };
}

function leadsBack(catalog: Catalog, { map, to, worldPoint }: MapRouteStep): boolean {
  return worldPoint !== null || catalog.portsFrom(to.code).some((port) => port.destinationMapCode === map.code);
}

/** Null: not known. */
function arrivalBefore({ from, steps }: MapRoute, index: number): { x: number; y: number } | null {
  if (index > 0) return steps[index - 1]?.to ?? null;
  return from.x === null || from.y === null ? null : { x: from.x, y: from.y };
}

function drawingOn(
  catalog: Catalog,
  map: GameMap | undefined,
  enter: { x: number; y: number } | null,
  leave: { x: number; y: number } | null,
): MapRouteDrawing {
  const ports = map ? catalog.portsFrom(map.code) : [];
  return drawPassing({ size: map ? sizeOfMap(map) : null, ports, enter, leave });
}

function endView(catalog: Catalog, route: MapRoute): EndView {
  const { to } = route;
  const tile = to.x === null || to.y === null ? null : { x: to.x, y: to.y };
  return {
    name: to.name,
    mapName: to.map.name,
    href: placeHref(catalog, to),
    card: to.kind === 'item' ? to.requested.replace(/^\w+/, 'item') : null,
    detail: endDetail(catalog, to),
    tile: tile && tileText(tile.x, tile.y),
    tiles: route.endTiles,
    drawing: drawingOn(catalog, catalog.mapByCode.get(to.map.code), arrivalBefore(route, route.steps.length), tile),
  };
}

function placeHref(catalog: Catalog, { kind, requested, map, x, y }: Place): string {
  const id = Number(requested.split(':')[1]);
  const dungeon = kind === 'dungeon' ? catalog.dungeonById.get(id) : undefined;
  if (dungeon) return `/dungeons/regions/${dungeon.region}#${dungeon.id}`;
  if (kind === 'item') return `/items/${id}`;
  return x === null || y === null ? `/maps/${map.code}` : tileHref(map.code, { x, y });
}

function endDetail(catalog: Catalog, { kind, name, map, spot }: Place): string {
  if (spot) return `${spot.dungeon?.name ?? map.name} · ${spotText(spot)}`;
  if (kind === 'npc') return map.name;
  const dungeon = catalog.dungeonOfMap(map.code);
  const monsters = dungeon ? catalog.monstersOfDungeon(dungeon.id).map((monster) => monster.name) : [];
  const named = monsters.slice(0, MAX_MONSTERS).join(', ');
  if (named !== '') return monsters.length > MAX_MONSTERS ? `${named} 외 ${monsters.length - MAX_MONSTERS}` : named;
  return map.name === name ? '' : map.name;
}
