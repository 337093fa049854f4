import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { findMapRoute } from '#features/game-data/pathfinding/find-map-route.rules.ts';
import { buildMapGraph } from '#features/game-data/pathfinding/map-graph.rules.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { plainPorts, plainRoutes } from '#tests/support/plain-pathfinding.ts';
import { type BenchResult, median, resultOf } from './harness.ts';

/** Every n-th map is a start with every map as a target: representative pairs in a few seconds. */
const EVERY = 24;
const BASELINE_EVERY = 5;
/** A pause of the machine looks like a slow route, so the slowest are measured again by the median of many rounds. */
const SLOWEST = 20;
const ROUNDS = 31;
const TARGET_MS = 5;

export default async function findingRoutes(): Promise<BenchResult[]> {
  const catalog = buildCatalog(await gameDataFromSources());
  const graph = buildMapGraph(catalog);
  const ports = plainPorts(catalog);
  const spots = catalog.maps.map(({ code }) => ({ mapCode: code, x: 5, y: 5 }));
  const starts = spots.filter((_, index) => index % EVERY === 0);

  const pairs = starts.flatMap((start) => spots.map((end) => [start, end] as const));
  const once = pairs.map(([start, end]) => ({
    ms: timed(() => findMapRoute(graph, [start], [end], null), 1),
    again: () => timed(() => findMapRoute(graph, [start], [end], null), ROUNDS),
  }));
  const slowest = once.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  const baseline = starts
    .filter((_, index) => index % BASELINE_EVERY === 0)
    .map((start) => timed(() => plainRoutes(ports, start, null)(start), 3));
  return [
    resultOf({
      name: 'way p50 ÷ plain Dijkstra',
      unit: 'ms',
      ours: median(once.map(({ ms }) => ms)),
      baseline: median(baseline),
      target: { atMost: TARGET_MS },
    }),
    resultOf({
      name: 'way worst ÷ plain Dijkstra',
      unit: 'ms',
      ours: Math.max(...slowest.map(({ again }) => again())),
      baseline: Math.max(...baseline),
      target: { atMost: TARGET_MS },
    }),
  ];
}

function timed(work: () => unknown, rounds: number): number {
  const times = Array.from({ length: rounds }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return median(times);
}
