import type { Catalog } from '../catalog/catalog.ts';
import type { GameMap, Port, WorldPoint } from '../catalog/map.contract.ts';

/** Exactly one is set: a step goes through a port, or over the world map to a point. */
export type Passage = { port: Port; worldPoint: null } | { port: null; worldPoint: WorldPoint };

/**
 * The maps and every step between them, in typed arrays so that a search does not allocate per step. Steps of one map
 * are adjacent and sorted by kind and id, so ties resolve in the same order on every machine.
 */
export interface MapGraph {
  maps: readonly GameMap[];
  mapIndex: ReadonlyMap<string, number>;
  passages: readonly Passage[];
  /** The steps that leave map `m` are `firstOf[m]` up to, not including, `firstOf[m + 1]`. */
  firstOf: Int32Array;
  leaveX: Int32Array;
  leaveY: Int32Array;
  toMap: Int32Array;
  fromMap: Int32Array;
  /** The steps that arrive on map `m` are `stepsInto[firstInto[m]]` up to, not including, `stepsInto[firstInto[m + 1]]`. */
  firstInto: Int32Array;
  stepsInto: Int32Array;
  /** 0: no requirement. */
  minLevel: Int32Array;
  arrival: Int32Array;
  arrivalX: Int32Array;
  arrivalY: Int32Array;
}

type Facts = Pick<Catalog, 'maps' | 'ports' | 'worldPoints'>;

interface LooseStep {
  from: number;
  to: number;
  passage: Passage;
}

export function buildMapGraph({ maps, ports, worldPoints }: Facts): MapGraph {
  const mapIndex = new Map(maps.map(({ code }, index) => [code, index]));
  const steps = [...portSteps(ports, mapIndex), ...worldSteps(worldPoints, mapIndex)].toSorted(byMapThenId);
  const passages = steps.map(({ passage }) => passage);
  return {
    maps,
    mapIndex,
    passages,
    firstOf: firstSteps(
      steps.map(({ from }) => from),
      maps.length,
    ),
    leaveX: Int32Array.from(passages, ({ port }) => port?.x ?? -1),
    leaveY: Int32Array.from(passages, ({ port }) => port?.y ?? -1),
    toMap: Int32Array.from(steps, ({ to }) => to),
    fromMap: Int32Array.from(steps, ({ from }) => from),
    firstInto: firstSteps(
      steps.map(({ to }) => to),
      maps.length,
    ),
    stepsInto: Int32Array.from(
      steps.map(({ to }, step) => ({ to, step })).toSorted((one, other) => one.to - other.to),
      ({ step }) => step,
    ),
    minLevel: Int32Array.from(passages, ({ port }) => port?.minLevel ?? 0),
    ...toArrivals(steps),
  };
}

/** Leaves out ports into their own map, which can only lengthen a route, and ports to an unknown map. */
function portSteps(ports: readonly Port[], mapIndex: ReadonlyMap<string, number>): LooseStep[] {
  return ports.flatMap((port) => {
    const from = mapIndex.get(port.sourceMapCode);
    const to = mapIndex.get(port.destinationMapCode);
    if (from === undefined || to === undefined || from === to) return [];
    return [{ from, to, passage: { port, worldPoint: null } }];
  });
}

function worldSteps(points: readonly WorldPoint[], mapIndex: ReadonlyMap<string, number>): LooseStep[] {
  const known = points.flatMap((point) => {
    const map = point.mapCode === null ? undefined : mapIndex.get(point.mapCode);
    return map === undefined ? [] : [{ point, map }];
  });
  return known.flatMap((start) => {
    const others = known.filter(
      ({ point, map }) => map !== start.map && point.world === start.point.world && point.group === start.point.group,
    );
    return others.map(({ point, map }) => ({
      from: start.map,
      to: map,
      passage: { port: null, worldPoint: point } as const,
    }));
  });
}

function byMapThenId(one: LooseStep, other: LooseStep): number {
  return (
    one.from - other.from ||
    Number(one.passage.port === null) - Number(other.passage.port === null) ||
    idOf(one.passage) - idOf(other.passage)
  );
}

function idOf({ port, worldPoint }: Passage): number {
  return port ? port.id : worldPoint.id;
}

/** Returns the index of the first step of each map, for steps sorted by map. */
function firstSteps(mapOfStep: readonly number[], mapCount: number): Int32Array {
  const first = new Int32Array(mapCount + 1);
  for (const map of mapOfStep) first[map + 1] = (first[map + 1] ?? 0) + 1;
  for (let map = 0; map < mapCount; map++) first[map + 1] = (first[map + 1] ?? 0) + (first[map] ?? 0);
  return first;
}

export function arrivalTile({ port, worldPoint }: Passage): { x: number; y: number } {
  return port ? { x: port.destX, y: port.destY } : { x: worldPoint.x, y: worldPoint.y };
}

function toArrivals(steps: readonly LooseStep[]): Pick<MapGraph, 'arrival' | 'arrivalX' | 'arrivalY'> {
  const tiles: { x: number; y: number }[] = [];
  const known = new Map<string, number>();
  const arrival = Int32Array.from(steps, ({ to, passage }) => {
    const tile = arrivalTile(passage);
    const key = `${to} ${tile.x} ${tile.y}`;
    const index = known.get(key) ?? tiles.push(tile) - 1;
    known.set(key, index);
    return index;
  });
  return {
    arrival,
    arrivalX: Int32Array.from(tiles, ({ x }) => x),
    arrivalY: Int32Array.from(tiles, ({ y }) => y),
  };
}
