import type { Catalog } from '../../catalog/catalog.ts';
import { entryLevels } from '../entry-level.rules.ts';
import type { GameMap } from '../map.contract.ts';
import { worldTowns } from './world-maps.ts';

const known = new WeakMap<Catalog, ReadonlyMap<string, number>>();

/** From which level on one gets to a map; null: anybody does, or no way is known. */
export function entryLevelOf(catalog: Catalog, map: GameMap): number | null {
  const levels = known.get(catalog) ?? levelsOf(catalog);
  known.set(catalog, levels);
  const level = levels.get(map.code) ?? 1;
  return level > 1 ? level : null;
}

/** Anybody may be where the painted worlds lead. */
function levelsOf(catalog: Catalog): ReadonlyMap<string, number> {
  const points = catalog.worldPoints.flatMap(({ mapCode }) => mapCode ?? []);
  return entryLevels(catalog.ports, [...points, ...worldTowns(catalog).map(({ code }) => code)]);
}
