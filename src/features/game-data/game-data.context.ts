import type { Catalog } from './catalog/catalog.ts';

/** What the routes of the game's facts stand on: the snapshot of this moment, which is swapped whole after an import. */
export interface GameDataContext {
  catalog(): Catalog;
}
