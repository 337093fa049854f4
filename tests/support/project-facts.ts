import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import type { Catalog, GameDataRows } from '#features/game-data/catalog/catalog.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';

let rows: Promise<GameDataRows> | undefined;
let catalog: Promise<Catalog> | undefined;

/** Read once per worker and shared by its test files, therefore frozen. */
export function projectRows(): Promise<GameDataRows> {
  rows ??= gameDataFromSources().then(deepFreeze);
  return rows;
}

export function projectCatalog(): Promise<Catalog> {
  catalog ??= projectRows().then(buildCatalog);
  return catalog;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
