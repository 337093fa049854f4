import type { MapGraph } from './map-graph.rules.ts';

export interface RouteEnd {
  mapCode: string;
  x: number | null;
  y: number | null;
}

export interface FoundMapRoute {
  /** Indexes in the given starts and targets. */
  from: number;
  to: number;
  steps: number[];
  /** Tiles walked before each step; null: not known. */
  legs: (number | null)[];
  /** Tiles from the last arrival to the target's tile; null: not known, or the target has none. */
  endTiles: number | null;
  /** Sum of the known legs. */
  tiles: number;
  unknownLegs: number;
}

/**
 * Cost of an unknown leg: more than all tiles of a route. A route has fewer steps than there are maps and a map fewer
 * than 2^16 tiles a side, so steps and tiles stay exact in one double (2^53).
 */
const UNKNOWN_LEG = 2 ** 36;
const UNREACHED = -1;
const NONE = -1;

interface Search {
  graph: MapGraph;
  starts: readonly RouteEnd[];
  level: number;
  /** By map: the fewest steps from it to a target, as far as the search had to count them. */
  distance: Int32Array;
  /** By node: cost so far, and the previous node and the step. */
  cost: Float64Array;
  before: Int32Array;
  by: Int32Array;
  /** Linked list of the nodes on each map: first and last by map, next by node. */
  firstOn: Int32Array;
  lastOn: Int32Array;
  after: Int32Array;
}

/**
 * Finds the best route from one of `starts` to one of `targets` at `level` (null: every port is open); null: there is
 * none.
 *
 * The best route has the fewest steps, then the fewest unknown legs, then the fewest tiles (in four directions). The
 * number of steps decides first, because a route with an unknown leg has no sum of tiles to compare: it is chosen only
 * when no fully known route has as few steps.
 *
 * The search is exact. One more step always costs more than anything within the steps, so steps are first counted back
 * from the targets, and then only steps that come nearer are followed. The lowest cost is stored for every tile that is
 * reached, because the way to the next port depends on the arrival tile.
 */
export function findMapRoute(
  graph: MapGraph,
  starts: readonly RouteEnd[],
  targets: readonly RouteEnd[],
  level: number | null,
): FoundMapRoute | null {
  const limit = level ?? Number.POSITIVE_INFINITY;
  const startMaps = new Set(starts.flatMap(({ mapCode }) => graph.mapIndex.get(mapCode) ?? []));
  const distance = stepsToTargets(graph, startMaps, targets, limit);
  if (distance === null) return null;
  const search = newSearch(graph, starts, limit, distance);
  let maps = placeStarts(search);
  while (maps.length > 0 && distance[maps[0] ?? NONE] !== 0) maps = takeSteps(search, maps);
  return bestEnd(search, targets);
}

/** Counts by map, up to the nearest start; null: no start leads to a target. */
function stepsToTargets(
  graph: MapGraph,
  starts: ReadonlySet<number>,
  targets: readonly RouteEnd[],
  level: number,
): Int32Array | null {
  const distance = new Int32Array(graph.maps.length).fill(UNREACHED);
  let maps = [...new Set(targets.flatMap(({ mapCode }) => graph.mapIndex.get(mapCode) ?? []))];
  for (const map of maps) distance[map] = 0;
  for (let steps = 1; maps.length > 0; steps++) {
    if (maps.some((map) => starts.has(map))) return distance;
    maps = mapsOneStepBefore(graph, maps, { distance, steps, level });
  }
  return null;
}

function mapsOneStepBefore(
  graph: MapGraph,
  maps: readonly number[],
  { distance, steps, level }: { distance: Int32Array; steps: number; level: number },
): number[] {
  const before: number[] = [];
  for (const map of maps) {
    const end = graph.firstInto[map + 1] ?? 0;
    for (let index = graph.firstInto[map] ?? 0; index < end; index++) {
      const step = graph.stepsInto[index] ?? NONE;
      const from = graph.fromMap[step] ?? NONE;
      if (distance[from] !== UNREACHED || (graph.minLevel[step] ?? 0) > level) continue;
      distance[from] = steps;
      before.push(from);
    }
  }
  return before;
}

function newSearch(graph: MapGraph, starts: readonly RouteEnd[], level: number, distance: Int32Array): Search {
  const nodes = graph.arrivalX.length + starts.length;
  return {
    graph,
    starts,
    level,
    distance,
    cost: new Float64Array(nodes).fill(Number.POSITIVE_INFINITY),
    before: new Int32Array(nodes).fill(NONE),
    by: new Int32Array(nodes).fill(NONE),
    firstOn: new Int32Array(graph.maps.length).fill(NONE),
    lastOn: new Int32Array(graph.maps.length).fill(NONE),
    after: new Int32Array(nodes).fill(NONE),
  };
}

/** Adds the starts that are nearest to a target. */
function placeStarts(search: Search): number[] {
  const { graph, distance } = search;
  const known = search.starts.flatMap(({ mapCode }, start) => {
    const map = graph.mapIndex.get(mapCode);
    return map === undefined || distance[map] === UNREACHED ? [] : [{ map, start }];
  });
  const nearest = Math.min(...known.map(({ map }) => distance[map] ?? 0));
  const maps = new Set<number>();
  for (const { map, start } of known) {
    if (distance[map] !== nearest) continue;
    maps.add(map);
    const node = graph.arrivalX.length + start;
    search.cost[node] = 0;
    putOn(search, map, node);
  }
  return [...maps];
}

function putOn({ firstOn, lastOn, after }: Search, map: number, node: number): void {
  const last = lastOn[map] ?? NONE;
  if (last === NONE) firstOn[map] = node;
  else after[last] = node;
  lastOn[map] = node;
}

function takeSteps(search: Search, maps: readonly number[]): number[] {
  const { graph, distance } = search;
  const next = new Set<number>();
  for (const map of maps) {
    const nearer = (distance[map] ?? 0) - 1;
    const end = graph.firstOf[map + 1] ?? 0;
    for (let step = graph.firstOf[map] ?? 0; step < end; step++) {
      const to = graph.toMap[step] ?? NONE;
      if (distance[to] !== nearer || (graph.minLevel[step] ?? 0) > search.level) continue;
      next.add(to);
      takeStep(search, map, step, to);
    }
  }
  return [...next];
}

function takeStep(search: Search, map: number, step: number, to: number): void {
  const { graph, cost } = search;
  const node = graph.arrival[step] ?? NONE;
  const x = graph.leaveX[step] ?? NONE;
  const y = graph.leaveY[step] ?? NONE;
  const isNew = cost[node] === Number.POSITIVE_INFINITY;
  for (let from = search.firstOn[map] ?? NONE; from !== NONE; from = search.after[from] ?? NONE) {
    const total = (cost[from] ?? 0) + legCost(search, from, x, y);
    // On a tie the first one is kept; maps and steps are in the order of their ids.
    if (total >= (cost[node] ?? 0)) continue;
    cost[node] = total;
    search.before[node] = from;
    search.by[node] = step;
  }
  if (isNew) putOn(search, to, node);
}

/** Tiles from a node to a tile of its map; x < 0: the tile is not known. */
function legCost({ graph, starts }: Search, node: number, x: number, y: number): number {
  if (x < 0) return UNKNOWN_LEG;
  const start = node - graph.arrivalX.length;
  const fromX = start < 0 ? graph.arrivalX[node] : starts[start]?.x;
  const fromY = start < 0 ? graph.arrivalY[node] : starts[start]?.y;
  if (fromX === undefined || fromX === null || fromY === undefined || fromY === null) return UNKNOWN_LEG;
  return Math.abs(fromX - x) + Math.abs(fromY - y);
}

function bestEnd(search: Search, targets: readonly RouteEnd[]): FoundMapRoute | null {
  let best: { target: number; node: number; cost: number } | null = null;
  for (const [target, { mapCode, x, y }] of targets.entries()) {
    const map = search.graph.mapIndex.get(mapCode) ?? NONE;
    for (let node = search.firstOn[map] ?? NONE; node !== NONE; node = search.after[node] ?? NONE) {
      const end = x === null || y === null ? 0 : legCost(search, node, x, y);
      const cost = (search.cost[node] ?? 0) + end;
      if (best === null || cost < best.cost) best = { target, node, cost };
    }
  }
  return best && pathBackFrom(search, best.node, best.target, targets[best.target]);
}

function pathBackFrom(search: Search, end: number, target: number, at: RouteEnd | undefined): FoundMapRoute {
  const { graph } = search;
  const steps: number[] = [];
  const legs: number[] = [];
  let node = end;
  for (let from = search.before[node] ?? NONE; from !== NONE; from = search.before[node] ?? NONE) {
    const step = search.by[node] ?? NONE;
    steps.unshift(step);
    legs.unshift(legCost(search, from, graph.leaveX[step] ?? NONE, graph.leaveY[step] ?? NONE));
    node = from;
  }
  const hasTile = at !== undefined && at.x !== null && at.y !== null;
  const last = hasTile ? legCost(search, end, at.x ?? NONE, at.y ?? NONE) : 0;
  const walked = [...legs, last].filter((leg) => leg !== UNKNOWN_LEG);
  return {
    from: node - graph.arrivalX.length,
    to: target,
    steps,
    legs: legs.map(knownTiles),
    endTiles: hasTile ? knownTiles(last) : null,
    tiles: walked.reduce((sum, leg) => sum + leg, 0),
    unknownLegs: legs.length + 1 - walked.length,
  };
}

function knownTiles(leg: number): number | null {
  return leg === UNKNOWN_LEG ? null : leg;
}
