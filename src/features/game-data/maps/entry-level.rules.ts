import type { Catalog } from '../catalog/catalog.ts';
import type { GameMap } from '../catalog/map.contract.ts';
import { worldTowns } from './pages/world-maps.ts';

const known = new WeakMap<Catalog, ReadonlyMap<string, number>>();

/** Returns 1 for a map that everybody may enter, null if no route to it is known. */
export function findEntryLevel(catalog: Catalog, map: GameMap): number | null {
  const levels = known.get(catalog) ?? levelsOf(catalog);
  known.set(catalog, levels);
  return levels.get(map.code) ?? null;
}

function levelsOf(catalog: Catalog): ReadonlyMap<string, number> {
  const points = catalog.worldPoints.flatMap(({ mapCode }) => mapCode ?? []);
  return entryLevels(catalog.ports, [...points, ...worldTowns(catalog).map(({ code }) => code)]);
}

interface PortInfo {
  sourceMapCode: string;
  destinationMapCode: string;
  minLevel: number | null;
}

/**
 * Minimum level to reach each map from the maps in `openToAll`: the highest level that a port of the easiest route
 * requires. Maps that cannot be reached are missing.
 */
export function entryLevels(ports: readonly PortInfo[], openToAll: readonly string[]): ReadonlyMap<string, number> {
  const portsOf = Map.groupBy(ports, ({ sourceMapCode }) => sourceMapCode);
  const levels = new Map<string, number>();
  const front = new Map(openToAll.map((code) => [code, 1]));
  for (;;) {
    const next = [...front].reduce<[string, number] | null>(
      (best, entry) => (best && best[1] <= entry[1] ? best : entry),
      null,
    );
    if (!next) return levels;
    const [code, level] = next;
    front.delete(code);
    levels.set(code, level);
    for (const { destinationMapCode: to, minLevel } of portsOf.get(code) ?? []) {
      if (levels.has(to)) continue;
      front.set(to, Math.min(front.get(to) ?? Number.POSITIVE_INFINITY, Math.max(level, minLevel ?? 1)));
    }
  }
}
