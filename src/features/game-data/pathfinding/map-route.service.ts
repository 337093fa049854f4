import { AppError, type InputIssue } from '#shared/errors.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { findMapRoute } from './find-map-route.rules.ts';
import { arrivalTile, buildMapGraph, type MapGraph, type Passage } from './map-graph.rules.ts';
import { type MapRoute, type MapRouteStep, PLACE_FORMAT } from './map-route.contract.ts';
import { noRouteText, unknownPlaceText } from './map-route.labels.ts';
import { nearestReached } from './nearest-place.rules.ts';
import type { MapName, Place } from './place.contract.ts';
import { findPlaces, type PlaceQuery, readPlace } from './place.rules.ts';

const graphs = new WeakMap<Catalog, MapGraph>();

export function getMapGraph(catalog: Catalog): MapGraph {
  const known = graphs.get(catalog);
  if (known) return known;
  const graph = buildMapGraph(catalog);
  graphs.set(catalog, graph);
  return graph;
}

export function mapRouteBetween(
  catalog: Catalog,
  from: readonly Place[],
  to: readonly Place[],
  level: number | null,
): MapRoute | null {
  const graph = getMapGraph(catalog);
  const found = findMapRoute(graph, from.map(toEnd), to.map(toEnd), level);
  const start = found && from[found.from];
  const end = found && to[found.to];
  if (!start || !end) return null;
  let here = start.map;
  const steps = found.steps.flatMap((number, index): MapRouteStep[] => {
    const passage = graph.passages[number];
    const next = graph.maps[graph.toMap[number] ?? -1];
    if (!passage || !next) return [];
    const step = stepFrom(here, passage, next, found.legs[index] ?? null);
    here = { code: next.code, name: next.name };
    return [step];
  });
  const requested = steps.flatMap(({ minLevel }) => minLevel ?? []);
  const ports = steps.filter(({ port }) => port !== null).length;
  return {
    from: start,
    to: end,
    level,
    steps,
    maps: [start.map, ...steps.map(({ to: { code, name } }) => ({ code, name }))],
    ports,
    worldSteps: steps.length - ports,
    tiles: found.tiles,
    endTiles: found.endTiles,
    unknownLegs: found.unknownLegs,
    minLevel: requested.length > 0 ? Math.max(...requested) : null,
  };
}

function toEnd({ map, x, y }: Place) {
  return { mapCode: map.code, x, y };
}

function stepFrom(map: MapName, passage: Passage, to: MapName, tiles: number | null): MapRouteStep {
  const { port, worldPoint } = passage;
  return {
    map,
    port,
    worldPoint,
    to: { code: to.code, name: to.name, ...arrivalTile(passage) },
    tiles,
    minLevel: port?.minLevel ?? null,
  };
}

/** Returns the lowest level at which a route exists when `level` has none; null: no level opens one. */
export function levelThatOpens(
  catalog: Catalog,
  from: readonly Place[],
  to: readonly Place[],
  level: number,
): number | null {
  const levels = [...new Set(getMapGraph(catalog).minLevel)]
    .filter((requested) => requested > level)
    .toSorted((a, b) => a - b);
  const graph = getMapGraph(catalog);
  const [starts, ends] = [from.map(toEnd), to.map(toEnd)];
  return levels.find((requested) => findMapRoute(graph, starts, ends, requested) !== null) ?? null;
}

/**
 * Returns the map that is reachable from `from` and nearest to the unreachable destinations; null: none is known to be
 * near.
 */
export function nearestKnownMap(
  catalog: Catalog,
  from: readonly Place[],
  to: readonly Place[],
  level: number | null,
): { mapCode: string; name: string } | null {
  const question = { starts: from.map(toEnd), targets: to.map(toEnd), level };
  const map = nearestReached(catalog, getMapGraph(catalog), question);
  return map && { mapCode: map.code, name: map.name };
}

export interface MapRouteQuestion {
  from: string;
  to: string;
  level: number | null;
}

export function requireMapRoute(catalog: Catalog, { from, to, level }: MapRouteQuestion): MapRoute {
  const ends = readEnds({ from, to });
  const [starts, targets] = [requirePlaces(catalog, ends.from), requirePlaces(catalog, ends.to)];
  const route = mapRouteBetween(catalog, starts, targets, level);
  if (route) return route;
  const minLevel = level === null ? null : levelThatOpens(catalog, starts, targets, level);
  const nearest = nearestKnownMap(catalog, starts, targets, level);
  throw new AppError('NO_ROUTE', {
    message: noRouteText(minLevel),
    data: { nearest, ...(minLevel !== null && { minLevel }) },
  });
}

function readEnds(requested: Record<'from' | 'to', string>): Record<'from' | 'to', PlaceQuery> {
  const [from, to] = [readPlace(requested.from), readPlace(requested.to)];
  if (from && to) return { from, to };
  const issues: InputIssue[] = [];
  if (!from) issues.push({ path: 'from', message: PLACE_FORMAT });
  if (!to) issues.push({ path: 'to', message: PLACE_FORMAT });
  throw new AppError('INVALID_INPUT', { issues });
}

function requirePlaces(catalog: Catalog, requested: PlaceQuery): Place[] {
  const places = findPlaces(catalog, requested);
  if (places === null) throw new AppError('NOT_FOUND', { message: unknownPlaceText(requested.kind, false) });
  // The place exists but its location is not known, so no route leads there.
  if (places.length === 0) throw new AppError('NO_ROUTE', { message: unknownPlaceText(requested.kind, true) });
  return places;
}
