import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import type { Catalog, GameDataRows } from '#features/game-data/catalog/catalog.ts';
import { findDoubts } from '#features/game-data/data-quality/find-doubts.rules.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { type BenchResult, median, resultOf, type Target } from './harness.ts';
import { collectGarbage } from './settled-memory.ts';

const ROUNDS = 60;
const SOURCES = 'game-data/import/rows-from-sources.ts';
const CATALOG = 'src/features/game-data/catalog/build-catalog.ts';
const DOUBTS = 'src/features/game-data/data-quality/find-doubts.rules.ts';

const { values: chosen } = parseArgs({
  options: { tree: { type: 'string' }, doubts: { type: 'string', default: DOUBTS } },
  strict: false,
});

interface Work {
  data: GameDataRows;
  build(rows: GameDataRows): Catalog;
  doubts(catalog: Catalog): unknown;
}

interface Times {
  build: number[];
  doubts: number[];
}

/**
 * Processor time a row, in turns with plain maps and one pass over all names, or with another checkout:
 * `--tree=DIR`, and `--doubts=PATH` where its `findDoubts` has another path.
 */
export default async function buildingCatalog(): Promise<BenchResult[]> {
  const ours: Work = { data: await gameDataFromSources(), build: buildCatalog, doubts: findDoubts };
  const other = chosen.tree === undefined ? plain(ours.data) : await workOf(String(chosen.tree));
  const [mine, theirs] = timesInTurns(ours, other);
  const target: Target | undefined = chosen.tree === undefined ? undefined : { ratioAtMost: 1.1 };
  const beside = chosen.tree === undefined ? 'plain maps' : 'the other checkout';
  const aRow = (name: string, timesOf: (times: Times) => number) =>
    resultOf({
      name: `${name} ÷ ${beside}`,
      unit: 'µs/row',
      ours: (timesOf(mine) * 1000) / countRows(ours.data),
      baseline: (timesOf(theirs) * 1000) / countRows(other.data),
      target,
    });
  return [
    aRow('catalog build', ({ build }) => median(build)),
    aRow('doubts', ({ doubts }) => median(doubts)),
    aRow('catalog build and doubts', ({ build, doubts }) => median(build) + median(doubts)),
  ];
}

async function workOf(tree: string): Promise<Work> {
  const load = (path: string) => import(pathToFileURL(join(tree, path)).href);
  const [sources, catalog, doubts] = await Promise.all([load(SOURCES), load(CATALOG), load(String(chosen.doubts))]);
  return { data: await sources.gameDataFromSources(), build: catalog.buildCatalog, doubts: doubts.findDoubts };
}

function plain(data: GameDataRows): Work {
  return {
    data,
    build: (rows) => {
      for (const table of tablesOf(rows)) for (const row of table) Object.freeze(row);
      return { ...rows, itemById: new Map(rows.items.map((item) => [item.id, item])) } as unknown as Catalog;
    },
    doubts: ({ items, skills, monsters }) => [items, skills, monsters].map((facts) => Map.groupBy(facts, nameOf)),
  };
}

const nameOf = ({ name }: { name: string }) => name;

function tablesOf(data: GameDataRows): object[][] {
  return Object.values(data).filter((table) => Array.isArray(table));
}

function countRows(data: GameDataRows): number {
  return tablesOf(data).reduce((sum, rows) => sum + rows.length, 0);
}

function timesInTurns(...works: readonly [Work, Work]): [Times, Times] {
  const times: [Times, Times] = [
    { build: [], doubts: [] },
    { build: [], doubts: [] },
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { data, build, doubts }] of works.entries()) {
      // A build freezes its rows, which a second one would skip.
      const rows = structuredClone(data);
      const [buildMs, catalog] = cpuOf(() => build(rows));
      const [doubtsMs] = cpuOf(() => doubts(catalog));
      times[at]?.build.push(buildMs);
      times[at]?.doubts.push(doubtsMs);
    }
  }
  return times;
}

function cpuOf<Result>(work: () => Result): [ms: number, result: Result] {
  // Garbage of the round before would be collected within this one.
  collectGarbage();
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
}
