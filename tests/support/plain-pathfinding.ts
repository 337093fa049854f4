import type { Catalog } from '#features/game-data/catalog/catalog.ts';

export type PlainCost = readonly [steps: number, unknownLegs: number, tiles: number];

interface Spot {
  mapCode: string;
  x: number | null;
  y: number | null;
}

/** An entrance: a port, or a point of the world map, whose tile of departure is unknown. */
interface PortInfo {
  leave: { x: number; y: number } | null;
  end: Spot;
  minLevel: number;
}

type PortsByMap = ReadonlyMap<string, readonly PortInfo[]>;

export function plainPorts({ maps, ports, worldPoints }: Pick<Catalog, 'maps' | 'ports' | 'worldPoints'>): PortsByMap {
  const portList = new Map<string, PortInfo[]>(maps.map(({ code }) => [code, []]));
  for (const { x, y, sourceMapCode, destinationMapCode, destX, destY, minLevel } of ports) {
    if (!portList.has(destinationMapCode)) continue;
    const end = { mapCode: destinationMapCode, x: destX, y: destY };
    portList.get(sourceMapCode)?.push({ leave: { x, y }, end, minLevel: minLevel ?? 0 });
  }
  for (const here of worldPoints) {
    for (const there of worldPoints) {
      if (here === there || here.world !== there.world || here.group !== there.group) continue;
      if (here.mapCode === null || there.mapCode === null) continue;
      const end = { mapCode: there.mapCode, x: there.x, y: there.y };
      portList.get(here.mapCode)?.push({ leave: null, end, minLevel: 0 });
    }
  }
  return portList;
}

function compare(one: PlainCost, other: PlainCost): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

function walk([steps, unknown, tiles]: PlainCost, from: Spot, to: { x: number; y: number } | null): PlainCost {
  if (to === null || from.x === null || from.y === null) return [steps, unknown + 1, tiles];
  return [steps, unknown, tiles + Math.abs(from.x - to.x) + Math.abs(from.y - to.y)];
}

/** A plain Dijkstra from one spot to everywhere, with each port as a node: the reference for the optimised searches. */
export function plainRoutes(
  portList: PortsByMap,
  start: Spot,
  level: number | null,
): (target: Spot) => PlainCost | null {
  const settled = new Map<Spot, PlainCost>();
  const known = new Map<Spot, PlainCost>([[start, [0, 0, 0]]]);
  const queue: Spot[] = [start];
  while (queue.length > 0) {
    const here = queue.reduce((best, spot) => (compare(costIn(known, spot), costIn(known, best)) < 0 ? spot : best));
    queue.splice(queue.indexOf(here), 1);
    const cost = costIn(known, here);
    settled.set(here, cost);
    for (const { leave, end, minLevel } of portList.get(here.mapCode) ?? []) {
      if (settled.has(end) || (level !== null && minLevel > level)) continue;
      const [steps, unknown, tiles] = walk(cost, here, leave);
      const next: PlainCost = [steps + 1, unknown, tiles];
      const before = known.get(end);
      if (before === undefined) queue.push(end);
      if (before === undefined || compare(next, before) < 0) known.set(end, next);
    }
  }
  const arrivals = Map.groupBy(settled, ([{ mapCode }]) => mapCode);
  return ({ mapCode, x, y }) => {
    const costs = (arrivals.get(mapCode) ?? []).map(([spot, cost]) =>
      x === null || y === null ? cost : walk(cost, spot, { x, y }),
    );
    return costs.reduce<PlainCost | null>((best, cost) => (best && compare(best, cost) <= 0 ? best : cost), null);
  };
}

function costIn(costs: ReadonlyMap<Spot, PlainCost>, spot: Spot): PlainCost {
  return costs.get(spot) ?? [Number.POSITIVE_INFINITY, 0, 0];
}
