import type { Catalog } from '../catalog/catalog.ts';
import type { GameMap } from '../catalog/map.contract.ts';
import type { RouteEnd } from './find-map-route.rules.ts';
import type { MapGraph } from './map-graph.rules.ts';

type NearFacts = Pick<Catalog, 'dungeonOfMap' | 'dungeonById' | 'mapByCode'>;

interface Question {
  starts: readonly RouteEnd[];
  targets: readonly RouteEnd[];
  /** Null: every port is open. */
  level: number | null;
}

/**
 * Returns the reachable map that is nearest to an unreachable target: the one with the fewest ports to it, in either
 * direction; otherwise an entrance or a floor of its dungeon; otherwise the map whose name is the beginning of the
 * target's (`도삭산1000층` for `도삭산1000층주막`); null: none is known to be near.
 */
export function nearestReached(
  facts: NearFacts,
  graph: MapGraph,
  { starts, targets, level }: Question,
): GameMap | null {
  const reached = reachedFrom(graph, toIndexes(graph, starts), level ?? Number.POSITIVE_INFINITY);
  const ends = toIndexes(graph, targets);
  const isReached = (code: string) => reached.has(graph.mapIndex.get(code) ?? -1);
  const maps = ends.flatMap((end) => graph.maps[end] ?? []);
  return (
    nearestByPorts(graph, ends, reached) ??
    nearestOfDungeon(facts, maps, isReached) ??
    nearestByName(graph, maps, reached)
  );
}

function toIndexes(graph: MapGraph, ends: readonly RouteEnd[]): number[] {
  return [...new Set(ends.flatMap(({ mapCode }) => graph.mapIndex.get(mapCode) ?? []))];
}

function reachedFrom(graph: MapGraph, starts: readonly number[], level: number): ReadonlySet<number> {
  const reached = new Set(starts);
  // The set grows while it is iterated.
  for (const map of reached) {
    for (let step = graph.firstOf[map] ?? 0; step < (graph.firstOf[map + 1] ?? 0); step++) {
      if ((graph.minLevel[step] ?? 0) <= level) reached.add(graph.toMap[step] ?? 0);
    }
  }
  return reached;
}

function nearestByPorts(graph: MapGraph, ends: readonly number[], reached: ReadonlySet<number>): GameMap | null {
  const beside = listNeighbours(graph);
  const seen = new Set(ends);
  for (const map of seen) {
    if (reached.has(map)) return graph.maps[map] ?? null;
    for (const next of beside[map] ?? []) seen.add(next);
  }
  return null;
}

/** Includes ports in both directions. Points of world maps are left out because they join places that are far apart. */
function listNeighbours(graph: MapGraph): number[][] {
  const beside: number[][] = graph.maps.map(() => []);
  for (let map = 0; map < graph.maps.length; map++) {
    for (let step = graph.firstOf[map] ?? 0; step < (graph.firstOf[map + 1] ?? 0); step++) {
      const to = graph.toMap[step] ?? 0;
      if (graph.passages[step]?.port === null) continue;
      beside[map]?.push(to);
      beside[to]?.push(map);
    }
  }
  return beside;
}

function nearestOfDungeon(
  facts: NearFacts,
  maps: readonly GameMap[],
  isReached: (code: string) => boolean,
): GameMap | null {
  for (const { code } of maps) {
    const own = facts.dungeonOfMap(code);
    const whole = own?.partOf ? facts.dungeonById.get(own.partOf) : undefined;
    for (const { mapCodes, entrances } of [own, whole].filter((one) => one !== undefined)) {
      const floor = mapCodes.indexOf(code);
      const floors = mapCodes.toSorted(
        (one, other) => Math.abs(mapCodes.indexOf(one) - floor) - Math.abs(mapCodes.indexOf(other) - floor),
      );
      const near = [...entrances.flatMap(({ fromMapCode }) => fromMapCode ?? []), ...floors].find(isReached);
      if (near !== undefined) return facts.mapByCode.get(near) ?? null;
    }
  }
  return null;
}

function nearestByName(graph: MapGraph, maps: readonly GameMap[], reached: ReadonlySet<number>): GameMap | null {
  const alike = graph.maps.filter(
    (map, index) => reached.has(index) && maps.some(({ name }) => name.startsWith(map.name)),
  );
  return alike.toSorted((one, other) => other.name.length - one.name.length)[0] ?? null;
}
