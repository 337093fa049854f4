import type { Catalog } from '../../catalog/catalog.ts';
import type { GameMap } from '../../catalog/map.contract.ts';
import { entryLevels } from '../entry-level.rules.ts';
import { worldTowns } from './world-maps.ts';

const known = new WeakMap<Catalog, ReadonlyMap<string, number>>();

/** Returns 1 for a map that everybody may enter, null if no route to it is known. */
export function entryLevelOf(catalog: Catalog, map: GameMap): number | null {
  const levels = known.get(catalog) ?? levelsOf(catalog);
  known.set(catalog, levels);
  return levels.get(map.code) ?? null;
}

function levelsOf(catalog: Catalog): ReadonlyMap<string, number> {
  const points = catalog.worldPoints.flatMap(({ mapCode }) => mapCode ?? []);
  return entryLevels(catalog.ports, [...points, ...worldTowns(catalog).map(({ code }) => code)]);
}
