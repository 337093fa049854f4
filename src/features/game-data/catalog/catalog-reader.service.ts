import type { StoredRows } from '#features/game-data/imported-tables.ts';
import type { Db } from '#platform/database/db.ts';
import { runInPieces } from '#platform/processes/run-in-pieces.ts';
import { catalogSteps } from './build-catalog.ts';
import type { Catalog } from './catalog.ts';
import { createFactsReader } from './facts-reader.repository.ts';
import { GameDataMemory, gameDataSteps } from './game-data-rows.repository.ts';

/**
 * Reads what has changed since the last call and makes the catalog of it, in pieces. Rows that have not changed are the
 * same objects as in the catalog before; if none has, so is the catalog.
 */
export function createCatalogReader(db: Db): () => Promise<Catalog> {
  const readFacts = createFactsReader(db);
  const memory = new GameDataMemory();
  let last: { rows: StoredRows; catalog: Catalog } | undefined;
  return async () => {
    const rows = await readFacts();
    if (last?.rows === rows) return last.catalog;
    const data = await runInPieces(gameDataSteps(rows, memory));
    last = { rows, catalog: await runInPieces(catalogSteps(data)) };
    return last.catalog;
  };
}
