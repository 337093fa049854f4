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
  /** By map: number of steps at which it is first reached. */
  layer: Int32Array;
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
 * Finds the best route from one of `starts` to one of `targets` at `level` (null: every port is open); null: none
 * exists.
 *
 * Best means fewest steps, then fewest unknown legs, then fewest tiles (in four directions). The number of steps
 * decides first. A route with an unknown leg has no sum of tiles to compare, so it is chosen only when no fully known
 * route has as few steps.
 *
 * The search is exact: one more step always costs more than anything within the steps, so maps are visited breadth
 * first. Every tile that is reached with the same number of steps is stored with its lowest cost, because the distance
 * to the next port depends on the arrival tile.
 */
export function findMapRoute(
  graph: MapGraph,
  starts: readonly RouteEnd[],
  targets: readonly RouteEnd[],
  level: number | null,
): FoundMapRoute | null {
  const search = newSearch(graph, starts, level ?? Number.POSITIVE_INFINITY);
  const targetMaps = new Set(targets.flatMap(({ mapCode }) => graph.mapIndex.get(mapCode) ?? []));
  let maps = placeStarts(search);
  for (let layer = 0; maps.length > 0; layer++) {
    if (maps.some((map) => targetMaps.has(map))) return bestEnd(search, targets);
    maps = takeSteps(search, maps, layer);
  }
  return null;
}

function newSearch(graph: MapGraph, starts: readonly RouteEnd[], level: number): Search {
  const nodes = graph.arrivalX.length + starts.length;
  return {
    graph,
    starts,
    level,
    layer: new Int32Array(graph.maps.length).fill(UNREACHED),
    cost: new Float64Array(nodes).fill(Number.POSITIVE_INFINITY),
    before: new Int32Array(nodes).fill(NONE),
    by: new Int32Array(nodes).fill(NONE),
    firstOn: new Int32Array(graph.maps.length).fill(NONE),
    lastOn: new Int32Array(graph.maps.length).fill(NONE),
    after: new Int32Array(nodes).fill(NONE),
  };
}

function placeStarts(search: Search): number[] {
  const maps: number[] = [];
  search.starts.forEach(({ mapCode }, start) => {
    const map = search.graph.mapIndex.get(mapCode);
    if (map === undefined) return;
    if (search.layer[map] === UNREACHED) maps.push(map);
    search.layer[map] = 0;
    const node = search.graph.arrivalX.length + start;
    search.cost[node] = 0;
    putOn(search, map, node);
  });
  return maps;
}

function putOn({ firstOn, lastOn, after }: Search, map: number, node: number): void {
  const last = lastOn[map] ?? NONE;
  if (last === NONE) firstOn[map] = node;
  else after[last] = node;
  lastOn[map] = node;
}

function takeSteps(search: Search, maps: readonly number[], layer: number): number[] {
  const { graph } = search;
  const next: number[] = [];
  for (const map of maps) {
    const end = graph.firstOf[map + 1] ?? 0;
    for (let step = graph.firstOf[map] ?? 0; step < end; step++) {
      const to = graph.toMap[step] ?? NONE;
      const reached = search.layer[to] ?? UNREACHED;
      if ((reached !== UNREACHED && reached <= layer) || (graph.minLevel[step] ?? 0) > search.level) continue;
      if (reached === UNREACHED) {
        search.layer[to] = layer + 1;
        next.push(to);
      }
      takeStep(search, map, step, to);
    }
  }
  return next;
}

function takeStep(search: Search, map: number, step: number, to: number): void {
  const { graph, cost } = search;
  const node = graph.arrival[step] ?? NONE;
  const x = graph.leaveX[step] ?? NONE;
  const y = graph.leaveY[step] ?? NONE;
  const isNew = cost[node] === Number.POSITIVE_INFINITY;
  for (let from = search.firstOn[map] ?? NONE; from !== NONE; from = search.after[from] ?? NONE) {
    const total = (cost[from] ?? 0) + legCost(search, from, x, y);
    // on a tie the first one stays; maps and steps are in the order of their ids
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
