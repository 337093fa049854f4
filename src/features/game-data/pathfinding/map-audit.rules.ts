import type { Catalog } from '../catalog/catalog.ts';
import type { Port } from '../catalog/map.contract.ts';
import { sizeOfMap } from '../maps/map-geometry.rules.ts';
import { buildMapGraph, type MapGraph } from './map-graph.rules.ts';
import type { MapName } from './place.contract.ts';

export interface PortFinding {
  id: number;
  from: MapName & { x: number; y: number };
  to: MapName & { x: number; y: number };
}

export interface MapAudit {
  counts: { maps: number; towns: number; ports: number; worldPoints: number };
  unreachable: MapName[];
  deadEnds: MapName[];
  noReturn: PortFinding[];
  /** Ports whose destination leads back only through further ports. */
  noPortBack: PortFinding[];
  missingMaps: PortFinding[];
  impossibleTiles: PortFinding[];
}

type Facts = Pick<Catalog, 'maps' | 'ports' | 'worldPoints'>;

/** The findings are not necessarily errors. */
export function auditMaps(facts: Facts): MapAudit {
  const graph = buildMapGraph(facts);
  const named = (isFound: (map: number) => boolean) =>
    facts.maps.flatMap(({ code, name }, map) => (isFound(map) ? [{ code, name }] : []));
  const finding = (port: Port) => toFinding(graph, port);
  const towns = facts.maps.flatMap(({ kind }, map) => (kind === 'town' ? [map] : []));
  const reached = reachedFrom(graph, towns);
  return {
    counts: {
      maps: facts.maps.length,
      towns: towns.length,
      ports: facts.ports.length,
      worldPoints: facts.worldPoints.length,
    },
    unreachable: named((map) => reached[map] === 0),
    deadEnds: named((map) => graph.firstOf[map] === graph.firstOf[map + 1]),
    ...oneWayPorts(facts.ports, graph),
    missingMaps: facts.ports.filter((port) => !findEnds(graph, port)).map(finding),
    impossibleTiles: facts.ports.filter((port) => !isPossible(graph, port)).map(finding),
  };
}

function reachedFrom(graph: MapGraph, starts: readonly number[]): Uint8Array {
  const reached = new Uint8Array(graph.maps.length);
  const queue = [...starts];
  for (const map of starts) reached[map] = 1;
  for (let map = queue.pop(); map !== undefined; map = queue.pop()) {
    for (let step = graph.firstOf[map] ?? 0; step < (graph.firstOf[map + 1] ?? 0); step++) {
      const to = graph.toMap[step] ?? 0;
      if (reached[to] === 1) continue;
      reached[to] = 1;
      queue.push(to);
    }
  }
  return reached;
}

function oneWayPorts(ports: readonly Port[], graph: MapGraph): Pick<MapAudit, 'noReturn' | 'noPortBack'> {
  const known = new Map<number, Uint8Array>();
  const reachedFromMap = (map: number) => {
    const reached = known.get(map) ?? reachedFrom(graph, [map]);
    known.set(map, reached);
    return reached;
  };
  const pairs = new Set(ports.map(({ sourceMapCode, destinationMapCode }) => `${sourceMapCode} ${destinationMapCode}`));
  const oneWay = ports.filter((port) => {
    const { sourceMapCode, destinationMapCode } = port;
    return findEnds(graph, port) && !pairs.has(`${destinationMapCode} ${sourceMapCode}`);
  });
  const hasPortBack = (port: Port) => {
    const ends = findEnds(graph, port);
    return ends !== null && reachedFromMap(ends.to)[ends.from] === 1;
  };
  return {
    noReturn: oneWay.filter((port) => !hasPortBack(port)).map((port) => toFinding(graph, port)),
    noPortBack: oneWay.filter(hasPortBack).map((port) => toFinding(graph, port)),
  };
}

function findEnds(graph: MapGraph, port: Port): { from: number; to: number } | null {
  const from = graph.mapIndex.get(port.sourceMapCode);
  const to = graph.mapIndex.get(port.destinationMapCode);
  return from === undefined || to === undefined ? null : { from, to };
}

function isPossible(graph: MapGraph, port: Port): boolean {
  const isOn = (code: string, x: number, y: number) => {
    const map = graph.maps[graph.mapIndex.get(code) ?? -1];
    const size = map ? sizeOfMap(map) : null;
    // A full size counts tiles; an extent is the index of the last tile.
    const last = size && (size.isWhole ? { x: size.x - 1, y: size.y - 1 } : size);
    return x >= 0 && y >= 0 && (last === null || (x <= last.x && y <= last.y));
  };
  const { sourceMapCode, x, y, destinationMapCode, destX, destY } = port;
  return isOn(sourceMapCode, x, y) && isOn(destinationMapCode, destX, destY);
}

const UNKNOWN_NAME = '없는 지도';

function toFinding(graph: MapGraph, port: Port): PortFinding {
  const name = (code: string) => graph.maps[graph.mapIndex.get(code) ?? -1]?.name ?? UNKNOWN_NAME;
  const { id, sourceMapCode, x, y, destinationMapCode, destX, destY } = port;
  return {
    id,
    from: { code: sourceMapCode, name: name(sourceMapCode), x, y },
    to: { code: destinationMapCode, name: name(destinationMapCode), x: destX, y: destY },
  };
}
