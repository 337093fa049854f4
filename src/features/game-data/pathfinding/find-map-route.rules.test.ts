import { beforeAll, describe, expect, it } from 'vitest';
import { makeMap, makePort } from '#tests/factories/game-data.ts';
import { plainPorts, plainRoutes } from '#tests/support/plain-pathfinding.ts';
import { projectRows } from '#tests/support/project-facts.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { GameDataRows } from '../catalog/catalog.ts';
import type { WorldPoint } from '../catalog/map.contract.ts';
import { type FoundMapRoute, findMapRoute, type RouteEnd } from './find-map-route.rules.ts';
import { buildMapGraph, type MapGraph } from './map-graph.rules.ts';

const on = (mapCode: string, x: number | null = null, y: number | null = null): RouteEnd => ({ mapCode, x, y });

describe('on hand-made maps', () => {
  const [a, b, c, d, island, away] = ['1', '2', '3', '4', '5', '6'].map((code) => makeMap({ id: Number(code), code }));
  const maps = [a, b, c, d, island, away].flatMap((map) => map ?? []);
  const port = (id: number, from: string, to: string, at: Partial<Parameters<typeof makePort>[2]> = {}) =>
    makePort(mapOf(from), mapOf(to), { id, ...at });
  const mapOf = (code: string) => maps.find((map) => map.code === code) ?? makeMap({ code });
  const graphOf = (ports: GameDataRows['ports'], worldPoints: WorldPoint[] = []) =>
    buildMapGraph({ maps, ports, worldPoints });
  const portsOf = (graph: MapGraph, route: FoundMapRoute | null) =>
    route?.steps.map((step) => graph.passages[step]?.port?.id ?? null);

  it('uses a one-way port only in its direction', () => {
    const graph = graphOf([port(1, '1', '2')]);
    expect(findMapRoute(graph, [on('1')], [on('2')], null)?.steps).toHaveLength(1);
    expect(findMapRoute(graph, [on('2')], [on('1')], null)).toBeNull();
  });

  it('avoids a port that the level does not open', () => {
    const ports = [port(1, '1', '3', { minLevel: 60 }), port(2, '1', '2'), port(3, '2', '3', { minLevel: 59 })];
    const graph = graphOf(ports);
    expect(portsOf(graph, findMapRoute(graph, [on('1')], [on('3')], null))).toEqual([1]);
    expect(portsOf(graph, findMapRoute(graph, [on('1')], [on('3')], 60))).toEqual([1]);
    expect(portsOf(graph, findMapRoute(graph, [on('1')], [on('3')], 59))).toEqual([2, 3]);
    expect(findMapRoute(graph, [on('1')], [on('3')], 58)).toBeNull();
  });

  it('measures from the start tile, in four directions', () => {
    const graph = graphOf([port(1, '1', '2', { x: 10, y: 4, destX: 7, destY: 7 }), port(2, '2', '3', { x: 2, y: 9 })]);
    expect(findMapRoute(graph, [on('1', 4, 5)], [on('3', 5, 2)], null)).toMatchObject({
      legs: [7, 7],
      endTiles: 3,
      tiles: 17,
      unknownLegs: 0,
    });
    expect(findMapRoute(graph, [on('1')], [on('3')], null)).toMatchObject({
      legs: [null, 7],
      endTiles: null,
      tiles: 7,
      unknownLegs: 1,
    });
  });

  it('minimises the sum of tiles and not the next leg alone', () => {
    const ports = [
      port(1, '1', '2', { x: 1, y: 0, destX: 0, destY: 0 }),
      port(2, '1', '2', { x: 5, y: 0, destX: 90, destY: 0 }),
      port(3, '2', '3', { x: 99, y: 0 }),
    ];
    const graph = graphOf(ports);
    expect(portsOf(graph, findMapRoute(graph, [on('1', 0, 0)], [on('2')], null))).toEqual([1]);
    expect(portsOf(graph, findMapRoute(graph, [on('1', 0, 0)], [on('3')], null))).toEqual([2, 3]);
  });

  it('prefers fewer steps to fewer tiles', () => {
    const ports = [port(1, '1', '3', { x: 500, y: 500 }), port(2, '1', '2', { x: 0, y: 1 }), port(3, '2', '3')];
    const graph = graphOf(ports);
    expect(portsOf(graph, findMapRoute(graph, [on('1', 0, 0)], [on('3')], null))).toEqual([1]);
  });

  it('travels over the world map within a group, and prefers a known route of as many steps', () => {
    const points = [point(1, 0, '1'), point(2, 0, '4'), point(3, 1, '5'), { ...point(4, 0, '6'), mapCode: null }];
    const graph = graphOf([], points);
    const route = findMapRoute(graph, [on('1', 3, 3)], [on('4')], 1);
    expect(route?.steps.map((step) => graph.passages[step]?.worldPoint?.id)).toEqual([2]);
    expect(route).toMatchObject({ legs: [null], tiles: 0, unknownLegs: 1 });
    expect(findMapRoute(graph, [on('1')], [on('5')], null)).toBeNull();
    expect(findMapRoute(graph, [on('1')], [on('6')], null)).toBeNull();

    const both = graphOf([port(9, '1', '4', { x: 700, y: 700 })], points);
    expect(portsOf(both, findMapRoute(both, [on('1', 0, 0)], [on('4')], null))).toEqual([9]);
    // the leg from an unknown tile is unknown for the port as well, and the world point needs no tile: the lower id wins
    expect(portsOf(both, findMapRoute(both, [on('1')], [on('4')], null))).toEqual([9]);
  });

  it('stays where start and target are the same', () => {
    const graph = graphOf([port(1, '1', '2'), port(2, '2', '1')]);
    expect(findMapRoute(graph, [on('1')], [on('1')], null)).toMatchObject({ steps: [], tiles: 0, unknownLegs: 0 });
    expect(findMapRoute(graph, [on('1', 1, 1)], [on('1', 4, 5)], null)).toMatchObject({
      steps: [],
      tiles: 7,
      endTiles: 7,
    });
  });

  it('finds nothing without a route, or for unknown maps', () => {
    const graph = graphOf([port(1, '1', '2'), port(2, '3', '99'), port(3, '98', '2')]);
    expect(findMapRoute(graph, [on('1')], [on('6')], null)).toBeNull();
    expect(findMapRoute(graph, [on('99')], [on('1')], null)).toBeNull();
    expect(findMapRoute(graph, [on('1')], [on('99')], null)).toBeNull();
    expect(findMapRoute(graph, [], [on('1')], null)).toBeNull();
  });

  it('chooses the nearest of several starts and targets', () => {
    const graph = graphOf([port(1, '1', '2'), port(2, '2', '3'), port(3, '4', '5', { x: 0, y: 8 })]);
    expect(findMapRoute(graph, [on('1')], [on('3'), on('2')], null)).toMatchObject({ from: 0, to: 1 });
    expect(findMapRoute(graph, [on('1'), on('4', 0, 0)], [on('3'), on('5')], null)).toMatchObject({ from: 1, to: 1 });
    expect(findMapRoute(graph, [on('4', 0, 0), on('4', 0, 7)], [on('5')], null)).toMatchObject({ from: 1, tiles: 1 });
  });

  it('does not depend on the order of the facts', () => {
    const ports = [
      port(1, '1', '2', { x: 3, y: 0 }),
      port(2, '1', '2', { x: 0, y: 3 }),
      port(3, '2', '4', { x: 2, y: 2 }),
      port(4, '1', '3', { x: 1, y: 2 }),
      port(5, '3', '4', { x: 2, y: 2 }),
    ];
    const answers = [ports, ports.toReversed()].map((some) => {
      const graph = graphOf(some);
      return portsOf(graph, findMapRoute(graph, [on('1', 0, 0)], [on('4')], null));
    });
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('on the real facts', () => {
  const SOURCES = rounds(100);
  const TARGETS = 100;
  let rows: GameDataRows;

  beforeAll(async () => {
    rows = await projectRows();
  });

  it(`equals a plain Dijkstra on ${SOURCES * TARGETS} random pairs at random levels`, { tags: 'rounds' }, () => {
    const graph = buildMapGraph(rows);
    const portList = plainPorts(rows);
    const random = seeded(20_261_121);
    const spot = () => {
      const map = rows.maps[random(rows.maps.length)];
      const hasTile = random(3) > 0;
      return on(map?.code ?? '', hasTile ? random(120) : null, hasTile ? random(120) : null);
    };
    const wrong: unknown[] = [];
    let found = 0;
    for (let source = 0; source < SOURCES; source++) {
      const level = random(4) === 0 ? null : 1 + random(99);
      const start = spot();
      const reference = plainRoutes(portList, start, level);
      for (let target = 0; target < TARGETS; target++) {
        const end = spot();
        const route = findMapRoute(graph, [start], [end], level);
        const ours = route && [route.steps.length, route.unknownLegs, route.tiles];
        const expected = reference(end);
        if (ours) found += 1;
        if (JSON.stringify(ours) !== JSON.stringify(expected)) wrong.push({ start, end, level, ours, expected });
      }
    }
    expect(wrong).toEqual([]);
    // guards against a data set in which most pairs are not connected
    expect(found).toBeGreaterThan((SOURCES * TARGETS) / 4);
  });

  it('finds routes whose steps are connected and whose tiles add up', () => {
    const graph = buildMapGraph(rows);
    const random = seeded(7);
    for (let round = 0; round < 2000; round++) {
      const [from, to] = [rows.maps[random(rows.maps.length)], rows.maps[random(rows.maps.length)]];
      const level = 1 + random(99);
      const route = findMapRoute(graph, [on(from?.code ?? '')], [on(to?.code ?? '')], level);
      let here = from?.code;
      for (const step of route?.steps ?? []) {
        const { port, worldPoint } = graph.passages[step] ?? {};
        if (port) expect([port.sourceMapCode, (port.minLevel ?? 0) <= level]).toEqual([here, true]);
        here = port?.destinationMapCode ?? worldPoint?.mapCode ?? undefined;
      }
      if (route) expect([here, sum(route.legs)]).toEqual([to?.code, route.tiles]);
    }
  });
});

function sum(legs: readonly (number | null)[]): number {
  return legs.reduce<number>((total, leg) => total + (leg ?? 0), 0);
}

function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function point(id: number, group: number, mapCode: string): WorldPoint {
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  return {
    id,
    ...times,
    source: [],
    confidence: 'high',
    world: '대륙',
    group,
    name: `점 ${id}`,
    screenX: 0,
    screenY: 0,
    mapCode,
    mapName: '',
    x: 5,
    y: 5,
  };
}
